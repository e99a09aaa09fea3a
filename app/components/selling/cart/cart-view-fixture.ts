import { mugLine } from "~/models/selling/cart-summary/cart-line-fixture";
import type { CartSummary } from "~/models/selling/cart-summary/cart-summary";
import { noCodes, summarizeCart } from "~/models/selling/cart-summary/summarize-cart";
import { type ShopSettingsInput, shopSettingsSchema } from "~/models/shops/settings/shop-settings";
import { anonymousVisitor } from "~/models/shops/visitors/visitor";

/** A cart with two mugs at $12.50, as its page shows it, for tests. */
export function cartOf(
  settings: ShopSettingsInput = {},
  more: Partial<Parameters<typeof summarizeCart>[0]> = {},
): CartSummary {
  return summarizeCart({
    ...noCodes,
    cartId: "cart",
    lines: [mugLine],
    draft: {},
    shop: {
      tenant: { id: "tenant", code: "harbor", currency: "USD" },
      settings: shopSettingsSchema.parse(settings),
    },
    visitor: anonymousVisitor,
    now: new Date("2026-06-01T00:00:00Z"),
    ...more,
  });
}

/** A shop that sends for $6.00 and has a place to pick up. */
export const twoMethods: ShopSettingsInput = {
  shipping_methods: [
    { type: "flat", code: "standard", title: "Standard", amountMinor: 600 },
    { type: "pickup", code: "pickup", title: "Pickup" },
  ],
};
