import { expect, test } from "vitest";
import { splitWord } from "./split-word";

test("a word is taken apart into halves of three letters or more (rule search-10)", () => {
  expect(splitWord("sunscreen")).toEqual([
    ["sun", "screen"],
    ["suns", "creen"],
    ["sunsc", "reen"],
    ["sunscr", "een"],
  ]);
});

test.each(["lamps", "a".repeat(21), "ts001ts001", "größen"])("%s is not taken apart", (word) => {
  expect(splitWord(word)).toEqual([]);
});

test("no half is a word that means nothing", () => {
  expect(splitWord("underwear").map(([first]) => first)).not.toContain("under");
});
