import { expect, it } from "vitest";
import { offer } from "../../../catalogue/offer/offer-at";
import { noOptionSet } from "../../../catalogue/options/line-choices";
import { sellable, stranger } from "../../../catalogue/product/sellable-fixture";
import { priceLevelFields } from "./price-level-fields";

const levels = [
  { id: "3", customerGroups: ["wholesale"], minQty: 1, priceMinor: 700 },
  { id: "2", customerGroups: [], minQty: 10, priceMinor: 800 },
  { id: "1", customerGroups: [], minQty: 5, priceMinor: 900 },
];
const general = { id: "2", customerGroups: [], minQty: 10, priceMinor: 800 };
const mug = sellable({ levels });

it("lists the general levels, smallest quantity first, with their savings", () => {
  expect(priceLevelFields(offer(mug, stranger), stranger, noOptionSet)).toEqual([
    { _id: "1", customer_groups: [], min_qty: 5, price: 9, savePercent: 10 },
    { _id: "2", customer_groups: [], min_qty: 10, price: 8, savePercent: 20 },
  ]);
});

it("lists the levels that apply to the viewer's group, and not those they beat", () => {
  const wholesaler = { ...stranger, group: "wholesale" };
  expect(priceLevelFields(offer(mug, wholesaler), wholesaler, noOptionSet)).toEqual([
    { _id: "3", customer_groups: ["wholesale"], min_qty: 1, price: 7, savePercent: 0 },
  ]);
});

it.each([
  ["above the price of one piece", { levels: [{ ...general, priceMinor: 1100 }] }],
  ["beyond what a cart may hold", { levels: [{ ...general, minQty: 101 }] }],
  ["beyond the product's own limit", { levels: [general], maxCartQty: 9 }],
])("a level %s never applies and is left out (rule prices-2)", (_, over) => {
  expect(priceLevelFields(offer(sellable(over), stranger), stranger, noOptionSet)).toEqual([]);
});

it("what is bought one piece at a time has no levels of more", () => {
  const personalization = [
    {
      code: "text",
      label: "Text",
      type: "text" as const,
      isRequired: true,
      isDisplayed: true,
      characterLimit: 9,
    },
  ];
  expect(priceLevelFields(offer(mug, stranger), stranger, { personalization })).toEqual([]);
});

it.each([
  ["a hidden price", offer({ ...mug, hidePrice: true }, stranger), stranger],
  ["prices kept from strangers", offer(mug, stranger), { ...stranger, hideForAnonymous: true }],
])("lists none for %s", (_, offered, viewer) => {
  expect(priceLevelFields(offered, viewer, noOptionSet)).toEqual([]);
});
