import { expect, test } from "vitest";
import { drawable } from "./drawable";

const latin = (codePoint: number) => codePoint < 0x250;

test.each([
  ["Łódź café", "Łódź café", true],
  ["tea 茶", "tea □", false],
  ["mug 🍵!", "mug □!", false],
  ["two\r\nlines", "two lines", true],
])("%j is drawn as %j (rule office-77)", (text, drawn, isWhole) => {
  expect(drawable(text, latin)).toEqual({ text: drawn, isWhole });
});
