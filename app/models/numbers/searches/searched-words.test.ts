import { expect, test } from "vitest";
import { searchedWords } from "./searched-words";

test("one search typed in two ways is the same words (rule numbers-7)", () => {
  expect([" Blue   Vase", "blue vase"].map(searchedWords)).toEqual(["blue vase", "blue vase"]);
});

test.each([
  ["signs alone", "--- ?"],
  ["nothing", "  "],
  ["an e-mail address", "order of ada@example.com"],
  ["a text too long", "a".repeat(101)],
])("%s is not counted", (_what, keyword) => {
  expect(searchedWords(keyword)).toBeNull();
});
