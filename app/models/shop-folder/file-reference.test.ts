import { expect, test } from "vitest";
import { replaceImageFiles, replaceStoredUrls, replaceStrings } from "./file-reference";

const url = "/media/harbor/0123456789abcdef-1600x900";

test("whole texts inside JSON are replaced, parts of texts are not", () => {
  const value = { a: ["hero.webp", "see hero.webp"], b: { c: 3, d: null } };
  expect(replaceStrings(value, (text) => (text === "hero.webp" ? url : null))).toEqual({
    a: [url, "see hero.webp"],
    b: { c: 3, d: null },
  });
});

test("HTML names pictures as files and gets addresses, and back", () => {
  const html = '<img src="images/a b.webp"><img src="https://example.com/images/x.webp">';
  const stored = replaceImageFiles(html, () => url);
  expect(stored).toBe(`<img src="${url}"><img src="https://example.com/images/x.webp">`);
  expect(replaceStoredUrls(stored, () => "a b.webp")).toBe(html);
});

test("a file nobody knows stays as it is", () => {
  expect(replaceImageFiles('<img src="images/lost.webp">', () => null)).toBe('<img src="images/lost.webp">');
});

test("a broken escape in a file name does no harm", () => {
  expect(replaceImageFiles('<img src="images/100%.webp">', () => null)).toBe('<img src="images/100%.webp">');
});
