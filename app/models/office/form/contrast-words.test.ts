import { expect, test } from "vitest";
import { contrastWords } from "./contrast-words";

test.each([
  ["#000000", "White text on it: 21.0:1, reads well; black text on it: 1.0:1, hard to read."],
  ["#ffffff", "White text on it: 1.0:1, hard to read; black text on it: 21.0:1, reads well."],
  ["#767676", "White text on it: 4.5:1, reads well; black text on it: 4.6:1, reads well."],
  ["#949494", "White text on it: 3.0:1, for large text alone; black text on it: 6.9:1, reads well."],
])("contrast on %s is said in words", (color, words) => {
  expect(contrastWords(color)).toBe(words);
});

test("what is no color has no contrast", () => {
  expect(contrastWords("green")).toBe("");
  expect(contrastWords("")).toBe("");
});
