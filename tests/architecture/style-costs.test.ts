import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** A root or body that asks by `:has()` where the focus, the pointer or a finger is. */
const asksOfRoot = /(?::root|html|body)[^\s,{>+~]*:has\((?:[^(){}]|\([^(){}]*\))*:(?:focus|hover|active)/;

test("no style of the whole page depends on where the focus or the pointer is", () => {
  const files = readdirSync("app/styles").filter((name) => name.endsWith(".css"));
  const sheets = files.map((file) => ({ file, css: readFileSync(`app/styles/${file}`, "utf8") }));
  expect(sheets.length).toBeGreaterThan(5);
  // Chromium would compute the styles of every element anew at each move of it: 40 ms a press on a large page.
  expect(sheets.filter(({ css }) => asksOfRoot.test(css)).map(({ file }) => file)).toEqual([]);
});

test.each([":root:has(header :focus) {", "body:has(\n  .bar :focus,\n  nav:not(.open) :hover\n) {"])(
  "such a style is recognized: %s",
  (css) => expect(css).toMatch(asksOfRoot),
);
