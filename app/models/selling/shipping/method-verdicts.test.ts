import { expect, test } from "vitest";
import type { ShippingMethod } from "../../catalogue/stock/shipping-method";
import { methodVerdicts } from "./method-verdicts";
import type { Shipment } from "./shipping-price";

const methods: ShippingMethod[] = [
  { code: "standard", title: "Standard", type: "free_above", amountMinor: 690, freeAboveMinor: 4900 },
  {
    code: "parcel",
    title: "Parcel",
    type: "table",
    by: "weight",
    rows: [{ from: 0, country: "US", state: "NY", amountMinor: 900 }],
  },
  { code: "pickup", title: "Pickup", type: "pickup" },
];
const lamp = { name: "Lamp", qty: 2, weightG: 700, nonShippable: false, shippingTerms: null };
const shipment: Shipment = {
  destination: { country: "US", state: "AK", postcode: "" },
  items: [lamp],
  goodsMinor: 5000,
};
const about = { refusals: [], currency: "USD" };

test("each method has its price, or says that its table has no row", () => {
  expect(methodVerdicts(methods, shipment, about)).toEqual([
    { title: "Standard", priceMinor: 0, reason: "" },
    { title: "Parcel", priceMinor: null, reason: "No row of its table holds in Alaska for 1400 g." },
    { title: "Pickup", priceMinor: 0, reason: "" },
  ]);
});

test("a product that is limited to other methods is named", () => {
  const items = [{ ...lamp, shippingTerms: { methods: ["standard"], excluded: [], methodsText: "" } }];
  const [, , pickup] = methodVerdicts(methods, { ...shipment, items }, about);
  expect(pickup).toEqual({ title: "Pickup", priceMinor: null, reason: "Lamp does not go by it." });
});

test("what cannot be sent there can still be fetched", () => {
  const refusals = ["Lamp cannot be shipped to Alaska."];
  expect(methodVerdicts(methods, shipment, { ...about, refusals }).map(({ reason }) => reason)).toEqual([
    refusals[0],
    refusals[0],
    "",
  ]);
});

test("a cart of which nothing is sent is said to be one", () => {
  const items = [{ ...lamp, nonShippable: true }];
  expect(methodVerdicts(methods, { ...shipment, items }, about)[0]).toMatchObject({
    reason: "Nothing in the cart is sent.",
  });
});
