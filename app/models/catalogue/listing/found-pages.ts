// @public

import { foldedWords, foldLetters, joinedWords, pairsOf, runsOf } from "../product/search-folding";

/** A page that a search found. */
export type FoundPage = { slug: string; title: string; description: string };

/**
 * A page as searches know it: the words of its title, of its description and slug, and of its text, each word
 * once and behind a space.
 */
export type SearchedPage = FoundPage & { places: readonly string[] };

/** Most pages a search shows (rule search-7). */
const maxPages = 4;
/** Words this short say too little beside others, as 'a' and 'to'. */
const minLength = 3;

/**
 * Reads the words of a page. Do it once, not for each search: it takes some 250 ms for a million characters.
 * @param text what the page says, without markup
 */
export const searchedPage = (page: FoundPage, text: string): SearchedPage => ({
  ...page,
  places: [page.title, `${page.description} ${page.slug}`, text].map((one) =>
    [...new Set(wordsOf(one))].map((word) => ` ${word}`).join(""),
  ),
});

/**
 * The pages that have every word of a keyword, at the beginning of one of theirs, in singular or plural:
 * first those that have them in their title, then in their description or slug (rule search-7).
 */
export function foundPages(pages: readonly SearchedPage[], keyword: string): FoundPage[] {
  const words = askedWords(keyword);
  if (words.length === 0) return [];
  return pages
    .map((page) => ({ page, points: pointsOf(page, words) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points || a.page.title.localeCompare(b.page.title, "en"))
    .slice(0, maxPages)
    .map(({ page: { slug, title, description } }) => ({ slug, title, description }));
}

/** 0 for a page that lacks a word. */
function pointsOf({ places }: SearchedPage, words: readonly string[]): number {
  const ranks = words.map((word) => places.findIndex((place) => place.includes(` ${word}`)));
  if (ranks.includes(-1)) return 0;
  return ranks.reduce((sum, rank) => sum + places.length - rank, 0);
}

/** The words of a keyword that tell something: `wi-fi`, whose own words are short, as `wifi`. */
function askedWords(keyword: string): string[] {
  const folded = foldLetters(keyword);
  const own = runsOf(folded).flatMap(({ text, isUnspaced }) =>
    isUnspaced ? pairsOf(text) : text.length >= minLength ? [singular(text)] : [],
  );
  return own.length > 0 ? own : joinedWords(folded).filter((word) => word.length >= minLength);
}

const wordsOf = (text: string): string[] => foldedWords(text).map(singular);

const singular = (word: string): string =>
  word.length > minLength && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
