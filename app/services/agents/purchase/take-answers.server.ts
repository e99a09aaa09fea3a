import { type AskedPurchase, chosenDestination } from "~/models/agents/purchase/asked-purchase";
import { readAddress, withBuyer } from "~/models/agents/purchase/buyer-address";
import { isAppError } from "~/models/platform/error/app-error";
import { emailSchema } from "~/models/platform/validation/email";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { saveDrafts } from "../../selling/checkout/save-draft.server";
import { applyCode } from "../../selling/discounts/apply-code.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { savePlace } from "./save-asked.server";

/** What was said of the buyer already need not be typed again in the browser. */
export async function takeAnswers(
  ctx: RequestContext,
  cartIds: readonly string[],
  { asked, method }: { asked: AskedPurchase; method?: string | undefined },
): Promise<void> {
  const chosen = chosenDestination(asked);
  const read = chosen ? readAddress(withBuyer(chosen.address, asked.buyer), "required") : null;
  const email = emailSchema.safeParse(asked.buyer.email ?? "");
  if (asked.place) await savePlace(ctx, cartIds, asked);
  await saveDrafts(ctx, cartIds, {
    ...(email.success ? { email: email.data } : {}),
    ...(read && "address" in read ? { shippingAddress: read.address } : {}),
    ...(method ? { shippingMethodCode: method } : {}),
  });
}

/** Applies discount codes; those that are refused are left out. */
export async function takeCodes(
  ctx: RequestContext,
  { visitor, cartIds }: { visitor: Visitor; cartIds: readonly string[] },
  codes: readonly string[],
): Promise<string[]> {
  const refusals: string[] = [];
  const [cartId = null] = cartIds;
  for (const code of codes)
    await applyCode(ctx, { visitor: { ...visitor, cartId }, cartIds: [...cartIds] }, code).catch(
      (error: unknown) => {
        if (!isAppError(error)) throw error;
        refusals.push(error.message);
      },
    );
  return refusals;
}
