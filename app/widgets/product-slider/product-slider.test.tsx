import { describe, expect, test } from "vitest";
import type { ProductCardView } from "~/models/catalogue/cards/product-card";
import { mug, pan } from "../product-fixture";
import { itemOf, propsOf, renderOnPage } from "../widget-fixture";
import { ProductSlider } from "./product-slider";
import { declaration } from "./schema";
import { sliderSettings } from "./slider-settings";

const render = (products: ProductCardView[], props = {}, items = [itemOf(declaration, {})].slice(1)) =>
  renderOnPage(
    <ProductSlider props={propsOf(declaration, props)} items={items} data={{ data: products }} name="best" />,
  );

describe("its settings", () => {
  test("have defaults (rule widgets-6)", () => {
    expect(propsOf(declaration, {})).toMatchObject({
      sliderEnabled: true,
      productsSelection: "bestsellers",
      maxProducts: 10,
      layout: "standard",
      primaryButtonLabel: "Add to Cart",
      secondaryButtonLabel: "View Details",
    });
  });

  const props = propsOf(declaration, { sliderTitle: "From the template", productsSelection: "newest" });
  const owner = { sliderTitle: "From the owner", productsSelection: "manual", skus: "MUG-1, PAN-1" };

  test("are the owner's if the item has some", () => {
    expect(
      sliderSettings(props, [itemOf(declaration, { ...owner, sliderUseTemplateSetting: false })]),
    ).toMatchObject({
      sliderTitle: "From the owner",
      productsSelection: "manual",
      skus: ["MUG-1", "PAN-1"],
    });
  });

  test("are the template's if the item says so, or without an item", () => {
    const template = { sliderTitle: "From the template", productsSelection: "newest", skus: [] };
    expect(
      sliderSettings(props, [itemOf(declaration, { ...owner, sliderUseTemplateSetting: true })]),
    ).toMatchObject(template);
    expect(sliderSettings(props, [])).toMatchObject(template);
  });

  test("an unknown selection gives the template's", () => {
    expect(
      sliderSettings(props, [itemOf(declaration, { productsSelection: "luckiest" })]).productsSelection,
    ).toBe("newest");
  });

  test("an owner may disable the slider", () => {
    const off = itemOf(declaration, { sliderEnabled: false, sliderUseTemplateSetting: true });
    expect(sliderSettings(props, [off]).sliderEnabled).toBe(false);
  });
});

test.each([
  ["bestsellers", "Popular Products"],
  ["newest", "New Products"],
  ["featured", "Featured Products"],
  ["similar", "Related Products"],
])("%s without a title have the title %s", (productsSelection, title) => {
  expect(render([mug], { productsSelection })).toContain(`>${title}</h2>`);
});

test("without a script every product is there", () => {
  const html = render([mug, pan]);
  expect(html).toContain("Tide mug");
  expect(html).toContain("Skillet");
});

test("a simple product is added to the cart, one with options links to its page", () => {
  const html = render([mug, pan], { primaryButtonLabel: "Buy", secondaryButtonLabel: "Choose" });
  expect(html).toMatch(/<form method="post"[^>]* action="\/checkout\/cart"[\s\S]*>Buy<\/button>/);
  expect(html).toMatch(/<a [^>]*href="\/skillet"[^>]*>Choose<\/a>/);
});

test("what is said of one product's stock makes every card higher", () => {
  const few = { ...mug, stock: { ...mug.stock, message: "Only 3 in Stock" } };
  expect(render([few, pan]).match(/min-height:347px/g)).toHaveLength(2);
});

test("stars appear only above a rating of 0, and make every card higher", () => {
  expect(render([mug])).not.toContain("Rated");
  expect(render([mug])).toContain("min-height:325px");
  expect(render([{ ...mug, rating: { average: 0, count: 0 } }])).not.toContain("Rated");
  const rated = render([{ ...mug, rating: { average: 4.5, count: 12 } }, pan]);
  expect(rated).toContain("Rated 4.5 out of 5, ");
  expect(rated.match(/min-height:350px/g)).toHaveLength(2);
});

test("without products it is hidden", () => {
  expect(
    renderOnPage(<ProductSlider props={propsOf(declaration, {})} items={[]} data={null} name="best" />),
  ).toBe("");
});

test("while there are none it says what its owner wrote for then, with how the shop is reached", () => {
  const opening = (props: Record<string, unknown>) =>
    renderOnPage(<ProductSlider props={propsOf(declaration, props)} items={[]} data={null} name="new" />);
  expect(opening({ emptyTitle: "Opening soon" })).toMatch(/>Opening soon<\/h2>[\s\S]*href="mailto:[^"]+@/);
  expect(opening({ emptyTitle: "Opening soon" })).toMatch(/href="tel:[+\d-]+"[^>]*>\(207\) 555-0142</);
  expect(opening({ emptyTitle: "Opening soon", sliderEnabled: false })).toBe("");
});

test("a shop that has nothing at all is opening soon, without words of its owner (rule widgets-6)", () => {
  const newest = (props: Record<string, unknown>) =>
    renderOnPage(
      <ProductSlider
        props={propsOf(declaration, { productsSelection: "newest", ...props })}
        items={[]}
        data={null}
        name="new"
      />,
    );
  expect(newest({})).toContain(">Opening soon</h2>");
  expect(newest({ limitToCategory: "cups" })).toBe("");
  expect(newest({ sliderEnabled: false })).toBe("");
});
