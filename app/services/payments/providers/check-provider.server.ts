// @public

import { AppError } from "~/models/platform/error/app-error";
import { hasSecrets } from "~/models/platform/secret/secret-name";
import { authorize } from "~/models/shops/actors/authorize";
import { shopSubject } from "~/models/shops/actors/shop-subject";
import { type ProviderCode, providersSettings } from "~/models/shops/payment-providers/providers-settings";
import { type PaymentContext, providerDeps } from "./payment-context.server";
import type { ProviderCheck } from "./provider";
import { ProviderUnavailable } from "./provider-unavailable.server";
import { providerByCode } from "./providers.server";

/**
 * Asks a provider whether it takes the shop's keys, by a call that reads (rule payment-26).
 * @throws AppError `forbidden`, `not_found` for a provider that has nothing to ask
 */
export async function checkProvider(ctx: PaymentContext, code: ProviderCode): Promise<ProviderCheck> {
  authorize(await ctx.actor(), "change", shopSubject("setting", ctx.shop));
  const check = providerByCode(code)?.check;
  if (!check) throw new AppError("not_found", "There is no such provider.");
  const { name, secrets } = providersSettings[code];
  const [needed] = secrets;
  if (needed && !hasSecrets(ctx.shop, needed))
    return { isGood: false, text: `${name} has no key yet: enter it at “Set up ${name}”.` };
  try {
    return await check(providerDeps(ctx));
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    return { isGood: false, text: `${name} did not answer: ${error.message}. Try it again later.` };
  }
}
