import { expect, test } from "vitest";
import { replaceImageFiles, replaceStoredUrls, replaceStrings } from "./file-reference";

const url = "/media/harbor/0123456789abcdef-1600x900";

test("whole strings in JSON are replaced, parts of strings are not", () => {
  const value = { a: ["hero.webp", "see hero.webp"], b: { c: 3, d: null } };
  expect(replaceStrings(value, (text) => (text === "hero.webp" ? url : null))).toEqual({
    a: [url, "see hero.webp"],
    b: { c: 3, d: null },
  });
});

test("picture files in HTML become addresses, and back", () => {
  const html = '<img src="images/a b.webp"><img src="https://example.com/images/x.webp">';
  const stored = replaceImageFiles(html, () => url);
  expect(stored).toBe(`<img src="${url}"><img src="https://example.com/images/x.webp">`);
  expect(replaceStoredUrls(stored, () => "a b.webp")).toBe(html);
});

test("an unknown file is unchanged", () => {
  expect(replaceImageFiles('<img src="images/lost.webp">', () => null)).toBe('<img src="images/lost.webp">');
});

test("a malformed escape in a file name is harmless", () => {
  expect(replaceImageFiles('<img src="images/100%.webp">', () => null)).toBe('<img src="images/100%.webp">');
});
