import { expect, test } from "vitest";
import { cutText, cutTextBefore, isStorableText } from "./storable-text";

test.each([
  ["Tea 🫖", true],
  ["Tea \u{D83E}", false],
  ["\u{DED6} Tea", false],
  ["Te\u0000a", false],
])("%j is storable: %s", (text, isStorable) => {
  expect(isStorableText(text)).toBe(isStorable);
});

test("a cut leaves no half of a sign at either end", () => {
  expect(cutText("ab🫖c", 3)).toBe("ab");
  expect(cutText("ab🫖c", 4)).toBe("ab🫖");
  expect(cutText("ab", 5)).toBe("ab");
  expect(cutTextBefore("ab🫖c", 2)).toBe("c");
});
