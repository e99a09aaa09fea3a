import { expect, test } from "vitest";
import { isDownloadKey, isDownloadName } from "./product-downloads";

const digest = "0123456789abcdef".repeat(4);

test.each([`harbor/${digest}`, `shop-2/${digest}`])("%s is the key of a file", (key) => {
  expect(isDownloadKey(key)).toBe(true);
});

test.each(["", digest, `../${digest}`, `harbor/../${digest}`, `harbor/${digest}0`, `harbor/${digest}\n`])(
  "%j is not",
  (key) => {
    expect(isDownloadKey(key)).toBe(false);
  },
);

test.each(["print.png", "A print, large.pdf", "Straße.zip", "a".repeat(150)])("%s names a file", (name) => {
  expect(isDownloadName(name)).toBe(true);
});

test.each(["", ".env", "../print.png", "a/b.png", "a\\b.png", "a|b.png", "a\nb.png", "a".repeat(151)])(
  "%j does not",
  (name) => {
    expect(isDownloadName(name)).toBe(false);
  },
);
