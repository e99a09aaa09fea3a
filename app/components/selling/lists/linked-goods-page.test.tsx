import { expect, test } from "vitest";
import type { KeptItemView } from "~/models/selling/cart/kept-item";
import { renderOnPage } from "~/widgets/widget-fixture";
import { LinkedGoodsPage } from "./linked-goods-page";

const mug: KeptItemView = {
  id: 0,
  productId: 11,
  sku: "MUG-1",
  slug: "mug",
  isVariation: false,
  variationText: "",
  name: "Mug",
  image: null,
  choiceTexts: [],
  qty: 3,
  price: { kind: "none" },
  stock: { status: "in-stock", text: "In Stock", message: "", isInStock: true },
  isAddable: true,
  needsChoice: false,
};

test("goods of a link join a cart by a button, which works without a script (rule agents-22)", () => {
  const page = renderOnPage(<LinkedGoodsPage items={[mug]} missing={[]} />);
  expect(page).toContain('<form method="post"');
  expect(page).toContain("Add all to cart");
  expect(page).toContain("3 items");
  expect(page).not.toContain("We couldn’t find this product.");
});

test("which goods the shop does not sell is said, and what can be bought is offered", () => {
  const page = renderOnPage(<LinkedGoodsPage items={[mug]} missing={["PEN-9", "CUP-9"]} />);
  for (const sku of ["PEN-9", "CUP-9"]) expect(page).toContain(sku);
  expect(page).toContain("We couldn’t find this product.");
  expect(page).toContain("Add all to cart");
});

test("nothing is offered to be added where nothing can be bought", () => {
  const soldOut = { ...mug, isAddable: false };
  const page = renderOnPage(<LinkedGoodsPage items={[soldOut]} missing={["PEN-9"]} />);
  expect(page).not.toContain("Add all to cart");
  expect(page).toContain("View cart");
});
