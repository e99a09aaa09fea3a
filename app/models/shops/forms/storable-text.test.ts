import { expect, test } from "vitest";
import { storableText } from "./storable-text";

test.each([
  ["a\0b", "ab"],
  ["a\ud83db", "ab"],
  ["😀 ok\n", "😀 ok\n"],
])("%j is stored as %j", (text, kept) => {
  expect(storableText(text)).toBe(kept);
});
