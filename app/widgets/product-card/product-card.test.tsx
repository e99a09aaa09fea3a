import { expect, test } from "vitest";
import { mug, pan } from "../product-fixture";
import { propsOf, renderOnPage } from "../widget-fixture";
import { ProductCardWidget } from "./product-card";
import { declaration } from "./schema";

const render = (props = {}, data: typeof mug | null = mug) =>
  renderOnPage(<ProductCardWidget props={propsOf(declaration, props)} items={[]} data={data} name="card" />);

test.each([
  ["tall", "card-tall"],
  ["compact", "card-compact"],
  ["sideways", "card-tall"],
])("a card with the layout %s is %s", (layout, look) => {
  expect(render({ layout })).toContain(`<article class="card ${look}"`);
});

test.each([
  [1, 1],
  [3, 3],
  [0, 2],
  [4, 2],
])("a name limited to %d lines has at most %d", (nameLines, lines) => {
  expect(render({ nameLines })).toContain(`line-clamp-${lines}`);
});

test("it links to its product and adds it to the cart", () => {
  const html = render();
  expect(html).toMatch(/<a [^>]*href="\/tide-mug"[^>]*>Tide mug</);
  expect(html).toMatch(/name="product_id" value="7"[\s\S]*name="intent" value="add"[^>]*>Add to Cart</);
});

test("a product with options says 'View Options'", () => {
  expect(render({}, pan)).toContain(">View Options</a>");
});

test("how few are left is said, and can be hidden", () => {
  const few = { ...mug, stock: { ...mug.stock, message: "Only 3 in Stock" } };
  expect(render()).not.toContain("In Stock");
  expect(render({}, few)).toContain("Only 3 in Stock");
  expect(render({ showStock: false }, few)).not.toContain("Only 3 in Stock");
});

test("without its product nothing is shown", () => {
  expect(render({}, null)).toBe("");
});
