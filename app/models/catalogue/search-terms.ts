/** Words looked at in one keyword: more only cost time. */
const maxTerms = 12;
/** Longest keyword that is searched for, in characters. */
export const maxKeywordLength = 200;

/** A keyword as typed, trimmed and cut to what is searched for. */
export const cleanKeyword = (typed: string | null) =>
  (typed ?? "").replaceAll("\u0000", "").trim().slice(0, maxKeywordLength);

/**
 * A part of a keyword as the text of a `to_tsquery`; of an excluded one what must be missing. `levels` are the same
 * asked of fewer places, each among what the one before it finds: anywhere but the SKU, in the name, and there as a
 * whole word. A product has a point for each of them that it satisfies.
 */
export type SearchPart = { terms: string; levels: readonly string[]; isExcluded: boolean };

/**
 * Where a word is looked for, in the weights of `products.search` (A the name, B brand, subtitle and type, C short
 * description, attributes and options, D the SKU; all when empty), and whether it may be unfinished.
 */
type Place = { weights: string; isPrefix: boolean };

const anywhere: Place = { weights: "", isPrefix: true };
const levelPlaces: readonly Place[] = [
  { weights: "ABC", isPrefix: true },
  { weights: "A", isPrefix: true },
  { weights: "A", isPrefix: false },
];

/**
 * The parts of a keyword: every word is required and matches as a prefix, words in quotes must follow each other, a
 * word after a minus must be missing. Only letters and digits get through, so no input can be a syntax error. Empty
 * when nothing searchable was typed.
 * @param alike other words that may stand for a word, by that word: what was probably meant by a mistyped one
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

/** Words of a text that count for likeness: a description has hundreds. */
const maxLikeTerms = 40;

/** Turns a text into a `to_tsquery` text that any of its words satisfies; empty for one without words. */
export function likeTerms(text: string): string {
  const words = wordsOf(text.slice(0, 2000).toLowerCase());
  return [...new Set(words)].slice(0, maxLikeTerms).join(" | ");
}

/** The words of a keyword that may be mistyped: neither quoted nor excluded. In lower case, none twice. */
export function typedWords(keyword: string): string[] {
  const plain = partsOf(keyword).filter((part) => !/^-?"|^-/.test(part));
  return [...new Set(plain.flatMap(wordsOf))].slice(0, maxTerms);
}

const partsOf = (keyword: string) =>
  cleanKeyword(keyword)
    .toLowerCase()
    .match(/-?"[^"]*"?|\S+/g) ?? [];

/** Letters and digits, with the marks that many scripts write on them. */
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
  // Of words joined by a sign, as in a SKU, only the last can be unfinished: a shop's SKUs all begin alike.
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
