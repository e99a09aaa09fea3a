import { expect, test } from "vitest";
import type { KeptItemView } from "~/models/selling/cart/kept-item";
import { renderOnPage } from "~/widgets/widget-fixture";
import { KeptLine } from "./kept-line";

const item: KeptItemView = {
  id: 1,
  productId: 11,
  sku: "MUG-NAVY",
  slug: "mug",
  isVariation: true,
  variationText: "Navy",
  name: "Mug",
  image: null,
  choiceTexts: [],
  qty: 1,
  price: { kind: "none" },
  stock: { status: "unavailable_for_sale", text: "Unavailable", message: "", isInStock: false },
  isAddable: false,
  needsChoice: false,
};
const timesNavy = (name: string) =>
  renderOnPage(<KeptLine item={{ ...item, name }}>{null}</KeptLine>).split("Navy").length - 1;

test.each(["Mug", "Mug, Navy"])("'%s' of a variation says once which it is", (name) => {
  expect(timesNavy(name)).toBe(1);
});
