// @public

/** A piece of a text from a place on, in code points, and whether it is what was searched. */
export type MarkedPart = { from: number; text: string; isMatch: boolean };

/**
 * Splits a text where words of a keyword stand at the beginning of its words, without case and accents (rule
 * search-9): what suggestions show stronger.
 */
export function markMatches(text: string, keyword: string): MarkedPart[] {
  const words = fold(keyword)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const letters = [...text];
  const isMatch = letters.map(() => false);
  letters.forEach((_, at) => {
    if (isLetter(letters[at - 1])) return;
    const found = words.find((word) => lettersOf(letters, at, word) > 0);
    if (found) isMatch.fill(true, at, at + lettersOf(letters, at, found));
  });
  const starts = letters.flatMap((_, at) => (at === 0 || isMatch[at] !== isMatch[at - 1] ? [at] : []));
  return starts.map((from, at) => ({
    from,
    text: letters.slice(from, starts[at + 1]).join(""),
    isMatch: isMatch[from] ?? false,
  }));
}

/** How many letters from a place on make a folded word; 0 if they do not. A letter may fold to two. */
function lettersOf(letters: readonly string[], from: number, word: string): number {
  let folded = "";
  let at = from;
  for (; at < letters.length && folded.length < word.length; at++) folded += fold(letters[at] ?? "");
  return folded.startsWith(word) ? at - from : 0;
}

const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .replaceAll("æ", "ae")
    .replaceAll("œ", "oe");

const isLetter = (letter: string | undefined): boolean =>
  letter !== undefined && /[\p{L}\p{N}\p{M}]/u.test(letter);
