import type { ReactElement } from "react";
import { describe, expect, test } from "vitest";
import { ProductCard } from "~/components/catalogue/product-card";
import type { ProductCardView } from "~/models/catalogue/cards/product-card";
import { ProductCardWidget } from "./product-card/product-card";
import { declaration as cardDeclaration } from "./product-card/schema";
import { mug } from "./product-fixture";
import { ProductList } from "./product-list/product-list";
import { declaration as listDeclaration } from "./product-list/schema";
import { ProductSlider } from "./product-slider/product-slider";
import { declaration as sliderDeclaration } from "./product-slider/schema";
import { itemOf, propsOf, renderOnPage } from "./widget-fixture";

const listed = (product: ProductCardView, display: "list" | "carousel") => (
  <ProductList
    props={propsOf(listDeclaration, { display })}
    items={[itemOf(listDeclaration, { productsSku: product.sku })]}
    data={[product]}
    name="list"
  />
);

/** Every layout of a product outside its own page. */
const cards: Record<string, (product: ProductCardView) => ReactElement> = {
  "a listing": (product) => <ProductCard product={product} />,
  "a listing as a list": (product) => <ProductCard product={product} look="row" />,
  "a product list": (product) => listed(product, "list"),
  "a product list as a carousel": (product) => listed(product, "carousel"),
  "a product slider": (product) => (
    <ProductSlider props={propsOf(sliderDeclaration)} items={[]} data={{ data: [product] }} name="slider" />
  ),
  "a product card": (product) => (
    <ProductCardWidget props={propsOf(cardDeclaration)} items={[]} data={product} name="card" />
  ),
};

describe.each(Object.entries(cards))("in %s", (_, card) => {
  test("a rating above 0 is shown", () => {
    expect(renderOnPage(card({ ...mug, rating: { average: 4.5, count: 12 } }))).toContain(
      "Rated 4.5 out of 5, ",
    );
  });

  test.each([["none", undefined] as const, ["one of 0", { average: 0, count: 3 }] as const])(
    "a rating of %s is not shown",
    (_case, rating) => {
      expect(renderOnPage(card({ ...mug, ...(rating ? { rating } : {}) }))).not.toContain("Rated");
    },
  );
});
