/** Words looked at in one keyword: more only cost time. */
const maxTerms = 12;
/** Longest keyword that is searched for, in characters. */
export const maxKeywordLength = 200;

/** A keyword as typed, trimmed and cut to what is searched for. */
export const cleanKeyword = (typed: string | null) =>
  (typed ?? "").replaceAll("\u0000", "").trim().slice(0, maxKeywordLength);

/**
 * Turns a keyword into the text of a PostgreSQL `to_tsquery`: every word is required and matches as a prefix, words in
 * quotes must follow each other, a word after a minus must be missing. Only letters and digits get through, so no
 * input can be a syntax error. Empty when nothing searchable was typed.
 * @param alike other words that may stand for a word, by that word: what was probably meant by a mistyped one
 */
export function searchTerms(
  keyword: string,
  alike: ReadonlyMap<string, readonly string[]> = new Map(),
): string {
  return searchParts(keyword, alike)
    .map(({ terms, isExcluded }) => (isExcluded ? `!(${terms})` : terms))
    .join(" & ");
}

/** A part of a keyword as the text of a `to_tsquery`; of an excluded one what must be missing. */
export type SearchPart = { terms: string; isExcluded: boolean };

/** The parts of a keyword one by one; all of them together are {@link searchTerms}. */
export function searchParts(
  keyword: string,
  alike: ReadonlyMap<string, readonly string[]> = new Map(),
): SearchPart[] {
  return partsOf(keyword)
    .map((part) => ({ terms: partQuery(part, alike), isExcluded: part.startsWith("-") }))
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

const wordsOf = (part: string) => part.match(/[\p{L}\p{N}]+/gu) ?? [];

function partQuery(part: string, alike: ReadonlyMap<string, readonly string[]>): string {
  const words = wordsOf(part);
  if (words.length === 0) return "";
  const isPhrase = /^-?"/.test(part);
  if (part.startsWith("-")) return `${words.join(isPhrase ? " <-> " : ":* & ")}${isPhrase ? "" : ":*"}`;
  if (isPhrase) return words.length > 1 ? `(${words.join(" <-> ")})` : words.join("");
  // Of words joined by a sign, as in a SKU, only the last can be unfinished: a shop's SKUs all begin alike.
  const last = words.length - 1;
  return words
    .map((word, at) => wordQuery(at === last ? `${word}:*` : word, alike.get(word) ?? []))
    .join(" & ");
}

function wordQuery(word: string, others: readonly string[]): string {
  const safe = others.filter((other) => /^[\p{L}\p{N}]+$/u.test(other));
  return safe.length > 0 ? `(${[word, ...safe].join(" | ")})` : word;
}
