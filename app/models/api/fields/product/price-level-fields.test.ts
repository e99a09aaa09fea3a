import { expect, it } from "vitest";
import { offer } from "../../../catalogue/offer/offer-at";
import { sellable, stranger } from "../../../catalogue/product/sellable-fixture";
import { priceLevelFields } from "./price-level-fields";

const levels = [
  { id: "3", customerGroups: ["wholesale"], minQty: 1, priceMinor: 700 },
  { id: "2", customerGroups: [], minQty: 10, priceMinor: 800 },
  { id: "1", customerGroups: [], minQty: 5, priceMinor: 900 },
];
const mug = sellable({ levels });

it("lists the general levels, smallest quantity first, with their savings", () => {
  expect(priceLevelFields(offer(mug, stranger), stranger)).toEqual([
    { _id: "1", customer_groups: [], min_qty: 5, price: 9, savePercent: 10 },
    { _id: "2", customer_groups: [], min_qty: 10, price: 8, savePercent: 20 },
  ]);
});

it("lists the levels of the viewer's group", () => {
  const wholesaler = { ...stranger, group: "wholesale" };
  expect(priceLevelFields(offer(mug, wholesaler), wholesaler)[0]).toMatchObject({ _id: "3", price: 7 });
});

it.each([
  ["a hidden price", offer({ ...mug, hidePrice: true }, stranger), stranger],
  ["prices kept from strangers", offer(mug, stranger), { ...stranger, hideForAnonymous: true }],
])("lists none for %s", (_, offered, viewer) => {
  expect(priceLevelFields(offered, viewer)).toEqual([]);
});
