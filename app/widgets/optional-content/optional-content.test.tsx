import { describe, expect, test } from "vitest";
import { itemOf, propsOf, renderOnPage } from "../widget-fixture";
import { OptionalContentWidget } from "./optional-content";
import { declaration, shownContent } from "./schema";

const sizes = {
  title: "Which size?",
  sub_title: "Measure with newspaper",
  description: "<p>Lay it out.</p>",
};
const render = (data: ReturnType<typeof shownContent>, props = {}) =>
  renderOnPage(
    <OptionalContentWidget props={propsOf(declaration, props)} items={[]} data={data} name="sizes" />,
  );

describe("an item", () => {
  test("is shown by default", () => {
    expect(shownContent(itemOf(declaration, sizes))).toEqual({ ...sizes, show: true });
    expect(shownContent(itemOf(declaration, { ...sizes, show: false }))).toBeNull();
  });
  test("without text is not shown", () => {
    expect(shownContent(itemOf(declaration, { sub_title: "Alone" }))).toBeNull();
    expect(shownContent(null)).toBeNull();
  });
});

test("open, it has a heading and its text", () => {
  const html = render(shownContent(itemOf(declaration, sizes)));
  expect(html).toMatch(/<h2[^>]*>Which size\?<\/h2>/);
  expect(html).toContain("<p>Lay it out.</p>");
});

test("collapsed, it opens without a script", () => {
  expect(render(shownContent(itemOf(declaration, sizes)), { display: "folded" })).toMatch(
    /<details.*<summary[^>]*>Which size\?/,
  );
});

test("without content nothing is shown", () => {
  expect(render(null)).toBe("");
});
