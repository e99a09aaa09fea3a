// @public

import { cutText } from "../../platform/text/storable-text";
import { foldLetters, joinedWords, pairsOf, runsOf } from "../product/search-folding";
import { splitWord } from "../product/split-word";

/** Most words used of one keyword, to limit the cost of a search. */
const maxTerms = 12;
/** Longest keyword, in characters. */
export const maxKeywordLength = 200;

/** A typed keyword, trimmed and shortened. */
export const cleanKeyword = (typed: string | null) =>
  cutText((typed ?? "").replaceAll("\u0000", "").trim(), maxKeywordLength);

/**
 * One term of a keyword as the text of a `to_tsquery`. `levels` narrow it step by step: outside the SKU, in
 * the name, as a whole word of the name. A product scores one point for each level it satisfies.
 */
export type SearchPart = { terms: string; levels: readonly string[] };

/**
 * How a keyword is read. `exact` as it is typed; `loose` also takes neighboring words for one (`wi fi` for
 * `wifi`), a word for two (`sunscreen` for `sun screen`) and passes over signs behind words (`c++`). `alike`
 * are other words by word, for corrected typos.
 */
export type Reading = { looseness: "exact" | "loose"; alike?: ReadonlyMap<string, readonly string[]> };

const asTyped: Reading = { looseness: "exact" };

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
 * The terms of a keyword, folded (rule search-9): every word is required and matches as a prefix, quoted
 * words must follow each other. Only letters and digits are kept, so no input is a syntax error. Empty if
 * nothing can be searched for.
 */
export function searchParts(keyword: string, reading: Reading = asTyped): SearchPart[] {
  const parts = partsOf(keyword).filter((part) => runsOf(part).length > 0);
  return parts.slice(0, maxTerms).map((part, at) => {
    const neighbors = reading.looseness === "loose" ? joinedNeighbors(parts, at) : [];
    const queryIn = (place: Place) => partQuery(part, { ...reading, neighbors }, place);
    return { terms: queryIn(anywhere), levels: levelPlaces.map(queryIn) };
  });
}

/** Whether reading a keyword loosely can find more: it has several words, or signs that mean something. */
export const canBeReadLoosely = (keyword: string): boolean =>
  searchParts(keyword).some(
    ({ terms }, at) => terms !== searchParts(keyword, { looseness: "loose" })[at]?.terms,
  );

/** Most words used for similarity: a description may have hundreds. */
const maxLikeTerms = 40;

/** The text of a `to_tsquery` that matches any word of a text; empty without words. */
export function likeTerms(text: string): string {
  const words = runsOf(foldLetters(text.slice(0, 2000))).flatMap((run) =>
    run.isUnspaced ? pairsOf(run.text) : [run.text],
  );
  return [...new Set(words)].slice(0, maxLikeTerms).join(" | ");
}

/** The words of a keyword that may be corrected, folded and without repeats: not those in quotes. */
export function typedWords(keyword: string): string[] {
  const runs = partsOf(keyword)
    .filter((part) => !isQuoted(part))
    .flatMap(runsOf);
  const words = runs.filter(({ isUnspaced }) => !isUnspaced).map(({ text }) => text);
  return [...new Set(words)].slice(0, maxTerms);
}

const partsOf = (keyword: string): string[] =>
  foldLetters(cleanKeyword(keyword)).match(/"[^"]*"?|[^\s"]+/g) ?? [];

const isQuoted = (part: string) => part.startsWith('"');

/** A part written as one word with the part before it, and with the one behind it. */
function joinedNeighbors(parts: readonly string[], at: number): string[] {
  const pairs = [parts.slice(at - 1, at + 1), parts.slice(at, at + 2)];
  return pairs.flatMap((pair) => {
    const runs = pair.length === 2 && !pair.some(isQuoted) ? pair.flatMap(runsOf) : [];
    return runs.length === 2 && !runs.some(({ isUnspaced }) => isUnspaced)
      ? [runs.map(({ text }) => text).join("")]
      : [];
  });
}

function partQuery(
  part: string,
  { looseness, alike = new Map(), neighbors }: Reading & { neighbors: readonly string[] },
  place: Place,
): string {
  const runs = runsOf(part);
  const whole: Place = { ...place, isPrefix: false };
  if (isQuoted(part)) {
    const words = runs.flatMap((run) => (run.isUnspaced ? pairsOf(run.text) : [run.text]));
    return group(
      " <-> ",
      words.map((word) => labelled(word, whole)),
    );
  }
  const joined = joinedWords(part);
  const [oneWord = ""] = joined.length === 1 ? joined : [];
  const asOne = oneWord === "" ? [] : [labelled(oneWord, place)];
  if (asOne.length > 0 && looseness === "exact" && /[+#]$/.test(part)) return group(" | ", asOne);
  // Of words joined by a sign, as in a SKU, only the last matches as a prefix: all SKUs of a shop may begin
  // alike.
  const own = runs.map(({ text, isUnspaced }, at) => {
    if (isUnspaced) return unspacedQuery(text, place);
    const others = (alike.get(text) ?? []).filter((other) => isOneWord(other));
    const typed = labelled(text, at === runs.length - 1 ? place : whole);
    const halves = looseness === "loose" && runs.length === 1 ? splitWord(text) : [];
    return group(" | ", [
      typed,
      ...others.map((other) => labelled(other, whole)),
      ...halves.map((pair) => `(${pair.map((half) => labelled(half, whole)).join(" <-> ")})`),
    ]);
  });
  const others = neighbors.map((word) => labelled(word, place));
  if (asOne.length + others.length === 0) return own.join(" & ");
  return group(" | ", [group(" & ", own), ...asOne, ...others]);
}

/** Letters of an unspaced script: pairs that follow each other, a single one as a beginning of a pair. */
function unspacedQuery(run: string, place: Place): string {
  const pairs = pairsOf(run);
  const isPair = [...run].length > 1;
  return group(
    " <-> ",
    pairs.map((pair) => labelled(pair, { ...place, isPrefix: !isPair && place.isPrefix })),
  );
}

const isOneWord = (word: string) => runsOf(word).length === 1 && runsOf(word)[0]?.text === word;

/** Several queries as one in parentheses. */
const group = (operator: string, queries: readonly string[]): string =>
  queries.length > 1 ? `(${queries.join(operator)})` : (queries[0] ?? "");

function labelled(word: string, { weights, isPrefix }: Place): string {
  const labels = `${isPrefix ? "*" : ""}${weights}`;
  return labels === "" ? word : `${word}:${labels}`;
}
