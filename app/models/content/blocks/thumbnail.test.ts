import { expect, test } from "vitest";
import { sections } from "./sections";
import { thumbnailOf } from "./thumbnail";

const piece = (html: string) => ({ html, widgets: {} });

test("text is drawn as it is written", () => {
  expect(thumbnailOf(piece("<h2>One</h2>\n<p>Two</p>"), {})).toEqual([
    { columns: 1, parts: ["title"] },
    { columns: 1, parts: ["text"] },
  ]);
});

test("entries of a list stand beside each other", () => {
  expect(thumbnailOf(piece("<ul><li>One</li><li>Two</li><li>Three</li></ul>"), {})).toEqual([
    { columns: 3, parts: ["button"] },
  ]);
});

test("a widget without a declaration has a picture, too", () => {
  const html = '<div data-widget="new" data-attribute="new"></div>';
  expect(thumbnailOf(piece(html), {})).toEqual([{ columns: 1, parts: ["frame"] }]);
});

test("sections differ in their pictures", () => {
  const drawn = sections.filter(({ piece }) => Object.keys(piece.widgets).length === 0);
  expect(new Set(drawn.map(({ piece }) => JSON.stringify(thumbnailOf(piece, {})))).size).toBe(drawn.length);
});
