import { describe, expect, test } from "vitest";
import { type ShopSettingsInput, shopSettingsSchema } from "../../shops/settings/shop-settings";
import { offerTerms } from "./offer-terms";

const policies = [{ kind: "refund" as const, slug: "returns" }];
const termsOf = (settings: ShopSettingsInput, isOneSeller = true) =>
  offerTerms(shopSettingsSchema.parse(settings), { isOneSeller, origin: "https://a.example", policies });
const flat = { type: "flat" as const, code: "flat", title: "Flat", amountMinor: 500 };

describe("what pages say of delivery and returns (rule layout-14)", () => {
  test.each<[string, ShopSettingsInput["shipping_methods"], number | null]>([
    ["is a flat price", [flat], 500],
    ["is the first that delivers", [{ type: "pickup", code: "p", title: "P" }, flat], 500],
    ["is free from a price on", [{ ...flat, type: "free_above", freeAboveMinor: 2000 }], 0],
    ["is not free below it", [{ ...flat, type: "free_above", freeAboveMinor: 2001 }], 500],
    [
      "is none where it depends on more",
      [{ type: "table", code: "t", title: "T", by: "weight", rows: [{ from: 0, amountMinor: 500 }] }],
      null,
    ],
    ["is none without a method", [], null],
  ])("delivery %s", (_, shipping_methods, expected) => {
    expect(termsOf({ shipping_methods })?.shippingMinor(2000)).toBe(expected);
  });

  test("returns are promised for as long as the shop takes them, with their page", () => {
    expect(termsOf({})).toMatchObject({ returnDays: 30, returnUrl: "https://a.example/returns" });
    const off = { "order-management": { returns: { enable: false } } };
    expect(termsOf({ modules: off })?.returnDays).toBeNull();
  });

  test("nothing is said in a marketplace, where terms are each seller’s own", () => {
    expect(termsOf({}, false)).toBeNull();
  });
});
