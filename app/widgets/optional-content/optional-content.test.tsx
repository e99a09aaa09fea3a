import { describe, expect, test } from "vitest";
import { itemOf, renderOnPage } from "../widget-fixture";
import { OptionalContent } from "./optional-content";
import { contentOfItem, schema } from "./schema";

const sizes = {
  title: "Which size?",
  sub_title: "Measure with newspaper",
  description: "<p>Lay it out.</p>",
};
const render = (data: ReturnType<typeof contentOfItem>, props = {}) =>
  renderOnPage(<OptionalContent props={schema.parse(props)} items={[]} data={data} name="sizes" />);

describe("an item", () => {
  test("is shown by default", () => {
    expect(contentOfItem(itemOf(sizes))).toEqual({ ...sizes, show: true });
    expect(contentOfItem(itemOf({ ...sizes, show: false }))).toBeNull();
  });
  test("without text is not shown", () => {
    expect(contentOfItem(itemOf({ sub_title: "Alone" }))).toBeNull();
    expect(contentOfItem(undefined)).toBeNull();
  });
});

test("open, it has a heading and its text", () => {
  const html = render(contentOfItem(itemOf(sizes)));
  expect(html).toMatch(/<h2[^>]*>Which size\?<\/h2>/);
  expect(html).toContain("<p>Lay it out.</p>");
});

test("collapsed, it opens without a script", () => {
  expect(render(contentOfItem(itemOf(sizes)), { display: "folded" })).toMatch(
    /<details.*<summary[^>]*>Which size\?/,
  );
});

test("without content nothing is shown", () => {
  expect(render(null)).toBe("");
});
