// @public

import type { Shop } from "~/models/shops/shop";
import { paymentProviders } from "./providers.server";
import { isSandboxAllowed } from "./sandbox-allowed.server";

/** The codes of the providers a shop takes payments by, and of their methods (rule api-7). */
export function listPaymentModules(
  shop: Shop,
  config: Parameters<typeof isSandboxAllowed>[0],
): ReadonlySet<string> {
  const asked = { shop, sandboxAllowed: isSandboxAllowed(config), totalMinor: 1 };
  return new Set(
    paymentProviders.flatMap((provider) => {
      const methods = provider.list(asked).map(({ code }) => code);
      return methods.length > 0 ? [provider.code, ...methods] : [];
    }),
  );
}
