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
 */
export function searchTerms(keyword: string): string {
  const parts =
    cleanKeyword(keyword)
      .toLowerCase()
      .match(/-?"[^"]*"?|\S+/g) ?? [];
  return parts.map(partQuery).filter(Boolean).slice(0, maxTerms).join(" & ");
}

function partQuery(part: string): string {
  const words = part.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return "";
  const isPhrase = /^-?"/.test(part);
  const isExcluded = part.startsWith("-");
  const joined = isPhrase ? words.join(" <-> ") : words.map((word) => `${word}:*`).join(" & ");
  return isExcluded ? `!(${joined})` : isPhrase && words.length > 1 ? `(${joined})` : joined;
}
