import fc from "fast-check";
import { expect, it } from "vitest";
import { cleanKeyword, likeTerms, maxKeywordLength, searchParts } from "./search-terms";

const searchTerms = (keyword: string, alike?: ReadonlyMap<string, string[]>) =>
  searchParts(keyword, alike)
    .map(({ terms, isExcluded }) => (isExcluded ? `!(${terms})` : terms))
    .join(" & ");

it.each([
  ["mug", "mug:*"],
  ["Blue Mug", "blue:* & mug:*"],
  ["mug -blue", "mug:* & !(blue:*)"],
  ['"blue mug" set', "(blue <-> mug) & set:*"],
  ['"blue"', "blue"],
  ["t-shirt", "t & shirt:*"],
  ["café", "café:*"],
  ["हिन्दी", "हिन्दी:*"],
  ["mug \u2615\ufe0f", "mug:*"],
  ["BIG-00001", "big & 00001:*"],
  ["5.5mm", "5 & 5mm:*"],
  ["' | & ! ( ) : *", ""],
  ["", ""],
])("%j becomes %j", (keyword, terms) => {
  expect(searchTerms(keyword)).toBe(terms);
});

it("contains only words and operators", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (keyword) => {
      const words = searchTerms(keyword).replace(/<->|:\*| & |!\(|[() ]/g, "");
      expect(words).toMatch(/^[\p{L}\p{N}\p{M}]*$/u);
    }),
  );
});

it("uses at most twelve words", () => {
  expect(searchTerms("a ".repeat(50)).split(" & ")).toHaveLength(12);
});

it("shortens a long keyword", () => {
  expect(cleanKeyword("x".repeat(maxKeywordLength + 1))).toHaveLength(maxKeywordLength);
});

it("matches any word of a text for similarity, without repeats", () => {
  expect(likeTerms("Blue mug, the blue one: (a & !b)")).toBe("blue | mug | the | one | a | b");
  expect(likeTerms("' | & !")).toBe("");
  expect(likeTerms(Array.from({ length: 99 }, (_, at) => `w${at}`).join(" ")).split(" | ")).toHaveLength(40);
});

it("narrows each term step by step: outside the SKU, in the name, as a whole word of it", () => {
  const levelsOf = (keyword: string, alike?: ReadonlyMap<string, string[]>) =>
    searchParts(keyword, alike).map(({ levels }) => levels);
  expect(levelsOf("blue mug")).toEqual([
    ["blue:*ABC", "blue:*A", "blue:A"],
    ["mug:*ABC", "mug:*A", "mug:A"],
  ]);
  expect(levelsOf('"blue mug" -t-shirt')).toEqual([
    ["(blue:ABC <-> mug:ABC)", "(blue:A <-> mug:A)", "(blue:A <-> mug:A)"],
    [],
  ]);
  expect(levelsOf("mugg", new Map([["mugg", ["mug", "a & b"]]]))).toEqual([
    ["(mugg:*ABC | mug:ABC)", "(mugg:*A | mug:A)", "(mugg:A | mug:A)"],
  ]);
});
