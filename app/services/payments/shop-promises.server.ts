import type { Shop } from "~/models/shops/shop";
import type { Policy } from "~/models/shops/shop-policies";
import { type ShopTrust, shopTrust } from "~/models/shops/shop-trust";
import { listPaymentMethods } from "./providers.server";

/** An amount that every provider takes. */
const usualMinor = 10_000;

/** The marks of the ways to pay that a shop has switched on; what has none has its title (rule layout-14). */
export const paymentMarks = (shop: Shop): string[] => [
  ...new Set(
    listPaymentMethods({ shop, sandboxAllowed: false, totalMinor: usualMinor }).flatMap(
      ({ title, marks }) => marks ?? [title],
    ),
  ),
];

/** What a shop promises where people decide (rule layout-14). */
export const shopPromises = (shop: Shop, policies: readonly Policy[]): ShopTrust =>
  shopTrust(shop.settings, {
    isOneSeller: shop.type !== "marketplace",
    currency: shop.tenant.currency,
    marks: paymentMarks(shop),
    policies,
  });
