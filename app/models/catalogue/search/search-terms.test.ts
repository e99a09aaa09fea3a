import fc from "fast-check";
import { expect, it } from "vitest";
import {
  canBeReadLoosely,
  cleanKeyword,
  likeTerms,
  maxKeywordLength,
  type Reading,
  searchParts,
  typedWords,
} from "./search-terms";

const searchTerms = (keyword: string, reading?: Reading) =>
  searchParts(keyword, reading)
    .map(({ terms }) => terms)
    .join(" & ");

it.each([
  ["mug", "mug:*"],
  ["Blue Mug", "blue:* & mug:*"],
  ['"blue mug" set', "(blue <-> mug) & set:*"],
  ['"blue"', "blue"],
  ["t-shirt", "((t & shirt:*) | tshirt:*)"],
  ["café", "cafe:*"],
  ["हिन्दी", "हिन्दी:*"],
  ["mug \u2615\ufe0f", "mug:*"],
  ["BIG-00001", "((big & 00001:*) | big00001:*)"],
  ["5.5mm", "5 & 5mm:*"],
  ["マグ", "マグ"],
  ["ｽﾃﾝﾚｽ", "(ステ <-> テン <-> ンレ <-> レス)"],
  ["茶", "茶:*"],
  ["USB充電器", "usb & (充電 <-> 電器)"],
  ["C++", "cplusplus:*"],
  ["c#", "csharp:*"],
  ["' | & ! ( ) : *", ""],
  ["", ""],
])("%j becomes %j", (keyword, terms) => {
  expect(searchTerms(keyword)).toBe(terms);
});

it.each(["-mug", "- mug", "--mug", "\u2013mug"])("a leading hyphen means nothing: %s", (keyword) => {
  expect(searchTerms(keyword)).toBe("mug:*");
});

it("contains only words and operators", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (keyword) => {
      const words = searchTerms(keyword).replace(/<->|:\*| [&|] |[() ]/g, "");
      expect(words).toMatch(/^[a-z0-9\u0080-\u{10ffff}]*$/u);
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
  expect(likeTerms("Blué mug, the blue one: (a & !b) 緑茶葉")).toBe(
    "blue | mug | the | one | a | b | 緑茶 | 茶葉",
  );
  expect(likeTerms("' | & !")).toBe("");
  expect(likeTerms(Array.from({ length: 99 }, (_, at) => `w${at}`).join(" ")).split(" | ")).toHaveLength(40);
});

it("narrows each term step by step: outside the SKU, in the name, as a whole word of it", () => {
  const levelsOf = (keyword: string, reading?: Reading) =>
    searchParts(keyword, reading).map(({ levels }) => levels);
  expect(levelsOf("blue mug")).toEqual([
    ["blue:*ABC", "blue:*A", "blue:A"],
    ["mug:*ABC", "mug:*A", "mug:A"],
  ]);
  expect(levelsOf('"blue mug"')).toEqual([
    ["(blue:ABC <-> mug:ABC)", "(blue:A <-> mug:A)", "(blue:A <-> mug:A)"],
  ]);
  const alike = new Map([["mugg", ["mug", "a & b"]]]);
  expect(levelsOf("mugg", { looseness: "exact", alike })).toEqual([
    ["(mugg:*ABC | mug:ABC)", "(mugg:*A | mug:A)", "(mugg:A | mug:A)"],
  ]);
});

it("reads neighbors as one word, and words without the signs behind them, when it reads loosely", () => {
  expect(searchTerms("wi fi", { looseness: "loose" })).toBe("(wi:* | wifi:*) & (fi:* | wifi:*)");
  expect(searchTerms("c++", { looseness: "loose" })).toBe("(c:* | cplusplus:*)");
  expect(searchTerms("lampshade", { looseness: "loose" })).toContain("(lamp <-> shade)");
  expect(["wi fi", "c++", "wifi", '"wi fi"', "t-shirt", ""].map(canBeReadLoosely)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

it("corrects neither quoted words nor scripts without spaces", () => {
  expect(typedWords('Crème "brulee" 緑茶 t-shirt')).toEqual(["creme", "t", "shirt"]);
});
