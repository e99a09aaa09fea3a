import { expect, test } from "vitest";
import { eachTextWord, wordsOfQuery } from "./search-words.server";

test.each([
  ["'oak'", [{ word: "oak", isPrefix: false, within: "anywhere" }]],
  ["'oak':*", [{ word: "oak", isPrefix: true, within: "anywhere" }]],
  ["'oak':*ABC", [{ word: "oak", isPrefix: true, within: "text" }]],
  [
    "'berri':*A | 'berries':A",
    [
      { word: "berri", isPrefix: true, within: "name" },
      { word: "berries", isPrefix: false, within: "name" },
    ],
  ],
  ["", []],
])("the query %s asks for any of its words", (query, words) => {
  expect(wordsOfQuery(query)).toEqual(words);
});

test.each(["'ab' & '100':*", "'deep' <-> 'sea'", "'deep' <2> 'sea'", "!'oak'"])(
  "the query %s asks for more than that",
  (query) => {
    expect(wordsOfQuery(query)).toBeNull();
  },
);

test("words are read with the field they are in, but not those of the SKU", () => {
  const words = new Map<string, boolean>();
  eachTextWord("'17':9 'armchair':3A,12C 'éclair':4B 'oak':2C,17", (word, isInName) =>
    words.set(word, isInName),
  );
  expect([...words]).toEqual([
    ["armchair", true],
    ["éclair", false],
    ["oak", false],
  ]);
});
