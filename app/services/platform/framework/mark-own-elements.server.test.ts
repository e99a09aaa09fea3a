import { expect, test } from "vitest";
import { markOwnElements } from "./mark-own-elements.server";

test.each([
  ['<html lang="en"><body>', '<html data-o lang="en"><body data-o>'],
  ["<p>2 < 3</p><br/>", "<p data-o>2 < 3</p><br data-o/>"],
  ['<a title="a > b" href="/"><b>', '<a data-o title="a > b" href="/"><b data-o>'],
  ["<svg-icon></svg-icon>", "<svg-icon data-o></svg-icon>"],
])("elements are marked: %s", (html, marked) => {
  expect(markOwnElements(html)).toBe(marked);
});

test.each([
  "<script>document.write('<p>Hi</p>')</script>",
  "<style>p::before{content:'<b>'}</style>",
  "<textarea><b>typed</b></textarea>",
  "<noscript><img src='/a.gif'></noscript>",
])("raw text is unchanged, since a policy may hash it: %s", (html) => {
  expect(markOwnElements(html)).toBe(html.replace(/^<(\w+)/, "<$1 data-o"));
});

test("comments are left alone", () => {
  expect(markOwnElements("<!-- <p> --><p>")).toBe("<!-- <p> --><p data-o>");
});

test("a title's mark keeps its text", () => {
  expect(markOwnElements('<title>12" pans &amp; pots</title>')).toBe(
    '<title data-o="12&quot; pans &amp; pots">12" pans &amp; pots</title>',
  );
});
