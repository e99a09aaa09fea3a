/** Longest words that are noted, characters: longer ones are no search that a shop could answer. */
const maxLength = 100;

/**
 * The words of a search as they are counted (rule numbers-7): in lower case, with single spaces. Null for
 * what is not counted: no letter or digit at all, a text too long, or a person's e-mail address.
 */
export function searchedWords(keyword: string): string | null {
  const words = keyword.toLowerCase().replace(/\s+/g, " ").trim();
  const isMeant = /[\p{L}\p{N}]/u.test(words) && words.length <= maxLength && !/\S@\S/.test(words);
  return isMeant ? words : null;
}
