/** Most words used of one keyword, to limit the cost of a search. */
const maxTerms = 12;
/** Longest keyword, in characters. */
export const maxKeywordLength = 200;

/** A typed keyword, trimmed and shortened. */
export const cleanKeyword = (typed: string | null) =>
  (typed ?? "").replaceAll("\u0000", "").trim().slice(0, maxKeywordLength);

/**
 * One term of a keyword as the text of a `to_tsquery`; an excluded term as what must be missing. `levels`
 * narrow it step by step: outside the SKU, in the name, as a whole word of the name. A product scores one
 * point for each level it satisfies.
 */
export type SearchPart = { terms: string; levels: readonly string[]; isExcluded: boolean };

/**
 * Where a word is searched, as weights of `products.search` (A name, B brand, subtitle and type, C short
 * description, attributes and options, D SKU; empty for all), and whether it matches as a prefix.
 */
type Place = { weights: string; isPrefix: boolean };

const anywhere: Place = { weights: "", isPrefix: true };
const levelPlaces: readonly Place[] = [
  { weights: "ABC", isPrefix: true },
  { weights: "A", isPrefix: true },
  { weights: "A", isPrefix: false },
];

/**
 * The terms of a keyword: every word is required and matches as a prefix, quoted words must follow each
 * other, a word after a minus must be missing. Only letters and digits are kept, so no input is a syntax
 * error. Empty if nothing can be searched for.
 * @param alike alternative words by word, for corrected typos
 */
export function searchParts(
  keyword: string,
  alike: ReadonlyMap<string, readonly string[]> = new Map(),
): SearchPart[] {
  return partsOf(keyword)
    .map((part) => {
      const isExcluded = part.startsWith("-");
      const levels = isExcluded ? [] : levelPlaces.map((place) => partQuery(part, alike, place));
      return { terms: partQuery(part, alike, anywhere), levels, isExcluded };
    })
    .filter(({ terms }) => terms !== "")
    .slice(0, maxTerms);
}

/** Most words used for similarity: a description may have hundreds. */
const maxLikeTerms = 40;

/** The text of a `to_tsquery` that matches any word of a text; empty without words. */
export function likeTerms(text: string): string {
  const words = wordsOf(text.slice(0, 2000).toLowerCase());
  return [...new Set(words)].slice(0, maxLikeTerms).join(" | ");
}

/**
 * The words of a keyword that may be corrected: neither quoted nor excluded, in lower case, without repeats.
 */
export function typedWords(keyword: string): string[] {
  const plain = partsOf(keyword).filter((part) => !/^-?"|^-/.test(part));
  return [...new Set(plain.flatMap(wordsOf))].slice(0, maxTerms);
}

const partsOf = (keyword: string) =>
  cleanKeyword(keyword)
    .toLowerCase()
    .match(/-?"[^"]*"?|\S+/g) ?? [];

/** Letters and digits, with the combining marks that many scripts use. */
const wordsOf = (part: string) => part.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? [];

function partQuery(part: string, alike: ReadonlyMap<string, readonly string[]>, place: Place): string {
  const words = wordsOf(part);
  if (words.length === 0) return "";
  const whole = words.map((word) => labelled(word, { ...place, isPrefix: false }));
  if (/^-?"/.test(part)) {
    const phrase = whole.join(" <-> ");
    return words.length > 1 && !part.startsWith("-") ? `(${phrase})` : phrase;
  }
  if (part.startsWith("-")) return words.map((word) => labelled(word, place)).join(" & ");
  // Of words joined by a sign, as in a SKU, only the last matches as a prefix: all SKUs of a shop may begin
  // alike.
  const last = words.length - 1;
  return words
    .map((word, at) => {
      const own = at === last ? labelled(word, place) : (whole[at] ?? "");
      const others = (alike.get(word) ?? []).filter((other) => /^[\p{L}\p{N}\p{M}]+$/u.test(other));
      const meant = others.map((other) => labelled(other, { ...place, isPrefix: false }));
      return meant.length > 0 ? `(${[own, ...meant].join(" | ")})` : own;
    })
    .join(" & ");
}

function labelled(word: string, { weights, isPrefix }: Place): string {
  const labels = `${isPrefix ? "*" : ""}${weights}`;
  return labels === "" ? word : `${word}:${labels}`;
}
