import { expect, test } from "vitest";
import type { ShippingMethod } from "../../../catalogue/stock/shipping-method";
import { shippingTables } from "./shipping-tables";

const methods: ShippingMethod[] = [
  { code: "free", title: "Standard", type: "free_above", amountMinor: 690, freeAboveMinor: 4900 },
  {
    code: "parcel",
    title: "Parcel",
    type: "table",
    by: "weight",
    estimate: "slow",
    rows: [
      { from: 0, country: "US", amountMinor: 900 },
      { from: 2000, country: "US", amountMinor: 1400 },
      { from: 0, country: "US", state: "AK", amountMinor: 2500 },
    ],
  },
];

test("methods stand in a table with where they go and what they cost", () => {
  expect(shippingTables(methods, "USD")[0]).toMatchObject({
    rows: [
      ["Standard", "Everywhere", "$6.90, free from $49.00", "–"],
      ["Parcel", "United States, Alaska", "By weight", "slow"],
    ],
  });
});

test("a table of prices has a row for each step and a column for each zone", () => {
  expect(shippingTables(methods, "USD")[1]).toMatchObject({
    columns: [{ label: "From" }, { label: "United States" }, { label: "Alaska" }],
    rows: [
      ["0 g", "$9.00", "$25.00"],
      ["2000 g", "$14.00", "–"],
    ],
  });
});
