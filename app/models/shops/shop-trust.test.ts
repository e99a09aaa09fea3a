import { expect, it } from "vitest";
import { type ShopSettingsInput, shopSettingsSchema } from "./shop-settings";
import { shopTrust } from "./shop-trust";

const trust = (settings: ShopSettingsInput = {}, isOneSeller = true) =>
  shopTrust(shopSettingsSchema.parse(settings), {
    isOneSeller,
    currency: "USD",
    marks: ["Visa", "PayPal", "Visa"],
  });
const named = { code: "standard", title: "Standard" };
const pickup = { ...named, type: "pickup" as const };

it.each<[string, NonNullable<ShopSettingsInput["shipping_methods"]>, string]>([
  [
    "a threshold",
    [{ ...named, type: "free_above", amountMinor: 690, freeAboveMinor: 7500 }],
    "Free shipping from $75.00, otherwise $6.90",
  ],
  ["one price", [{ ...named, type: "flat", amountMinor: 500 }], "Shipping $5.00"],
  ["no price", [{ ...named, type: "flat", amountMinor: 0 }], "Free shipping"],
  [
    "a table",
    [
      {
        ...named,
        type: "table",
        by: "weight",
        rows: [{ amountMinor: 900 }, { amountMinor: 400 }, { amountMinor: 0 }],
      },
    ],
    "Shipping from $4.00",
  ],
  ["a counter before a price", [pickup, { ...named, type: "flat", amountMinor: 500 }], "Shipping $5.00"],
  ["a counter alone", [pickup], "Pick up your order for free"],
  ["no method", [], ""],
])("shipping with %s (rule layout-14)", (_what, shipping_methods, text) => {
  expect(trust({ shipping_methods }).shipping).toBe(text);
});

it("a marketplace promises neither a price nor returns, because each seller has its own", () => {
  const settings = { shipping_methods: [{ ...named, type: "flat" as const, amountMinor: 500 }] };
  expect(trust(settings, false)).toMatchObject({ shipping: "", returns: "" });
});

it("returns are promised for as long as the shop takes them", () => {
  expect(trust().returns).toBe("30-day returns");
  expect(trust({ modules: { "order-management": { returns: { days: 60 } } } }).returns).toBe(
    "60-day returns",
  );
  expect(trust({ modules: { "order-management": { returns: { enable: false } } } }).returns).toBe("");
});

it("each way to pay is named once", () => {
  expect(trust().marks).toEqual(["Visa", "PayPal"]);
});

it("repair or warranty is said in the owner's words", () => {
  const product_page = { warranty: "Repaired for life", warranty_path: "/shipping#repairs" };
  expect(trust({ product_page })).toMatchObject({
    warranty: "Repaired for life",
    warrantyPath: "/shipping#repairs",
  });
});
