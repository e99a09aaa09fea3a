import { expect, test } from "vitest";
import { shopSettingsSchema } from "../shops/settings/shop-settings";
import { settingsOfSeller } from "./seller-settings";
import { plainTerms, sellingTermsSchema } from "./selling-terms";

const settings = shopSettingsSchema.parse({
  shipping_methods: [
    { type: "flat", code: "standard", title: "Standard", amountMinor: 600 },
    { type: "pickup", code: "pickup", title: "Pick up at the seller" },
  ],
});
const own = sellingTermsSchema.parse({
  shipping_methods: [{ type: "pickup", code: "counter", title: "At the counter" }],
});
const codesOf = (seller: { selling: typeof own; hasPickup: boolean }) =>
  settingsOfSeller(settings, { code: "potter", ...seller }).shipping_methods.map(({ code }) => code);

test.each([
  ["offers pickup", { selling: plainTerms, hasPickup: true }, ["standard", "pickup"]],
  ["offers none", { selling: plainTerms, hasPickup: false }, ["standard"]],
  ["has methods of its own", { selling: own, hasPickup: false }, ["counter"]],
])("the methods of a seller who %s", (_, seller, codes) => {
  expect(codesOf(seller)).toEqual(codes);
});
