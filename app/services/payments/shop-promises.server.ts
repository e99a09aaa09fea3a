import type { Shop } from "~/models/shops/shop";
import type { Policy } from "~/models/shops/shop-policies";
import { type ShopTrust, shopTrust } from "~/models/shops/shop-trust";
import { listPaymentMethods } from "./providers.server";

/** An amount that every provider takes. */
const usualMinor = 10_000;

/** What a shop promises where people decide, with the marks of its ways to pay (rule layout-14). */
export function shopPromises(shop: Shop, policies: readonly Policy[]): ShopTrust {
  const methods = listPaymentMethods({ shop, sandboxAllowed: false, totalMinor: usualMinor });
  return shopTrust(shop.settings, {
    isOneSeller: shop.type !== "marketplace",
    currency: shop.tenant.currency,
    policies,
    // What has no marks has its title.
    marks: methods.flatMap(({ title, marks }) => marks ?? [title]),
  });
}
