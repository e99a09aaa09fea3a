import { expect, it } from "vitest";
import { type ShopSettingsInput, shopSettingsSchema } from "./shop-settings";
import { type ShopPromise, shopTrust } from "./shop-trust";

const trustOf = (settings: ShopSettingsInput = {}, isOneSeller = true) =>
  shopTrust(shopSettingsSchema.parse(settings), {
    isOneSeller,
    currency: "USD",
    marks: [],
    policies: [{ kind: "refund", slug: "returns" }],
  });
const textOf = (kind: ShopPromise["kind"], ...given: Parameters<typeof trustOf>) =>
  trustOf(...given).promises.find((one) => one.kind === kind)?.text ?? "";
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
  expect(textOf("shipping", { shipping_methods })).toBe(text);
});

it("a marketplace promises neither a price nor returns, because each seller has its own", () => {
  const settings = { shipping_methods: [{ ...named, type: "flat" as const, amountMinor: 500 }] };
  expect(trustOf(settings, false).promises.map(({ kind }) => kind)).toEqual(["payment"]);
});

it("returns are promised for as long as the shop takes them", () => {
  expect(textOf("returns")).toBe("30-day returns");
  expect(textOf("returns", { modules: { "order-management": { returns: { days: 60 } } } })).toBe(
    "60-day returns",
  );
  expect(textOf("returns", { modules: { "order-management": { returns: { enable: false } } } })).toBe("");
});

it("repair or warranty is said in the owner's words, returns lead to their policy", () => {
  const product_page = { warranty: "Repaired for life", warranty_path: "/shipping#repairs" };
  expect(trustOf({ product_page }).promises).toEqual([
    { kind: "returns", text: "30-day returns", path: "/returns" },
    { kind: "warranty", text: "Repaired for life", path: "/shipping#repairs" },
    { kind: "payment", text: "Secure payment", path: "" },
  ]);
});
