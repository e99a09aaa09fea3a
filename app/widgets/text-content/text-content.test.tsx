import { expect, test } from "vitest";
import { itemOf, propsOf, renderOnPage } from "../widget-fixture";
import { declaration } from "./schema";
import { TextContent } from "./text-content";

const delivery = { title: "Delivery", subText: "<p>Free from <b>$75</b>.</p>" };
const render = (items: Parameters<typeof itemOf>[1][], props = {}) =>
  renderOnPage(
    <TextContent
      props={propsOf(declaration, props)}
      items={items.map((item) => itemOf(declaration, item))}
      data={null}
      name="text"
    />,
  );

test("a title and the owner's HTML", () => {
  const html = render([delivery]);
  expect(html).toMatch(/<h2[^>]*>Delivery<\/h2>/);
  expect(html).toContain("<p>Free from <b>$75</b>.</p>");
});

test("a title is text, not HTML", () => {
  expect(render([{ title: "<b>Bold</b>" }])).toContain("&lt;b&gt;Bold");
});

test.each([
  [1, "narrow"],
  [2, "grid-2"],
  [3, "grid-3"],
  [4, "grid-3"],
])("%d texts are %s", (count, columns) => {
  expect(render(Array.from({ length: count }, () => delivery))).toContain(columns);
});

test("an empty text has no column", () => {
  expect(render([delivery, { title: "", subText: "" }])).toContain("narrow");
});

test.each([[[]], [[{ title: "" }]]])("without text nothing is shown", (items) => {
  expect(render(items)).toBe("");
});
