// @public

import { message } from "~/models/platform/texts/message";
import { phrase } from "~/models/platform/texts/phrase";
import type { Policy } from "~/models/shops/settings/shop-policies";
import { type ShopTrust, shopTrust } from "~/models/shops/settings/shop-trust";
import type { Shop } from "~/models/shops/shop";
import { listPaymentMethods } from "./providers/providers.server";

/** An amount that every provider takes. */
const usualMinor = 10_000;

/** Usual ways to pay without a mark; the owner's own words for them are for the checkout alone. */
const named: Readonly<Record<string, string>> = {
  bank_transfer: message("Bank transfer"),
  cash_on_delivery: message("Cash on delivery"),
};

/** The marks of the ways to pay that a shop has switched on (rule layout-14). */
export const paymentMarks = (shop: Shop): string[] => [
  ...new Set(
    listPaymentMethods({ shop, sandboxAllowed: false, totalMinor: usualMinor }).flatMap(
      ({ code, marks }) => marks ?? (named[code] ? phrase(named[code]) : []),
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
