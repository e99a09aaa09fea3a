import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** A root, a body or an office that asks by `:has()` what is on the page, or where the focus is. */
const asksOfRoot = /(?<![\w-])(?::root|html|body|\.office(?![\w-]))[^\s,{>+~]*:has\(/;

/** The same as a class of Tailwind, on the tags that the root route writes. */
const asksByClass = /<(?:html|body)\b[^>]*\bhas-/;

test("no style depends on what the root, the body or the office has", () => {
  const files = readdirSync("app/styles", { encoding: "utf8", recursive: true }).filter((name) =>
    name.endsWith(".css"),
  );
  const sheets = files.map((file) => ({ file, css: readFileSync(`app/styles/${file}`, "utf8") }));
  expect(sheets.length).toBeGreaterThan(30);
  // Chromium would compute the styles of every element anew at each inserted element and, where such a style
  // asks for the focus or the pointer, at each move of it.
  expect(sheets.filter(({ css }) => asksOfRoot.test(css)).map(({ file }) => file)).toEqual([]);
  expect(readFileSync("app/root.tsx", "utf8")).not.toMatch(asksByClass);
});

test.each([
  ":root:has(.bar) {",
  ":root:has(header :focus) {",
  'html[lang="en"]:has([data-printed]) {',
  ":root:not(:has(.bar)) {",
  ":is(html, body):has(> .bar) {",
  ".office:has(.office-builder) {",
  "body:has(\n  .bar :focus,\n  nav:not(.open) :hover\n) {",
])("such a style is recognized: %s", (css) => expect(css).toMatch(asksOfRoot));

test.each([
  ":root[data-header] {",
  ".card-body:has(img) {",
  ".office-check:has(small) {",
  ":root[data-page] li:has(img) {",
])("another one is not: %s", (css) => expect(css).not.toMatch(asksOfRoot));

test("such a class is recognized", () => {
  expect('<body className="has-[.ground]:bg-sunken">').toMatch(asksByClass);
  expect('<html lang="en">').not.toMatch(asksByClass);
});
