import { expect, it } from "vitest";
import type { ProductCardView } from "../../../catalogue/cards/product-card";
import { searchFields } from "./search-fields";

const card: ProductCardView = {
  id: 1,
  sku: "MUG",
  slug: "mug",
  variationSku: null,
  classCode: "simple",
  name: "Mug",
  subTitle: "",
  shortDescription: "",
  brand: "",
  image: null,
  secondImage: null,
  price: { kind: "in-cart" },
  stock: { status: "in-stock", text: "In Stock", message: "", isInStock: true },
  action: "add",
};

it("counts products from one", () => {
  const found = { products: [card, card], itemTotal: 10, categories: [], facets: [] };
  expect(
    searchFields(found, { page: 2, limit: 8 }, { currency: "USD", clientGuidOf: () => "guid" }).paging,
  ).toEqual({
    begin: 9,
    end: 10,
    limit: 8,
    page: 2,
    total_products: 10,
    total_pages: 2,
  });
});

it("begins and ends at 0 when nothing was found", () => {
  const found = { products: [], itemTotal: 0, categories: [], facets: [] };
  expect(
    searchFields(found, { page: 1, limit: 8 }, { currency: "USD", clientGuidOf: () => "guid" }).paging,
  ).toMatchObject({
    begin: 0,
    end: 0,
    total_pages: 0,
  });
});
