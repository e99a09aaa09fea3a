/**
 * A word of a query as PostgreSQL writes it (`'oak':*AB`): the word itself, whether it may go on, and whether
 * it has to be in the name (A), anywhere but the SKU (A, B or C), or just anywhere.
 */
export type QueryWord = { word: string; isPrefix: boolean; within: "name" | "text" | "anywhere" };

/** The words of a query any of which will do; null for a query that asks for more than that. */
export function wordsOfQuery(query: string): QueryWord[] | null {
  if (/[&!]|<->|<\d+>/.test(query.replace(/'[^']*'/g, ""))) return null;
  return [...query.matchAll(/'([^']*)'(?::(\*?)([A-D]*))?/g)].map(
    ([, word = "", star = "", weights = ""]) => ({
      word,
      isPrefix: star === "*",
      within: weights === "" ? "anywhere" : weights === "A" ? "name" : "text",
    }),
  );
}

/**
 * Passes on the words of a `tsvector` as PostgreSQL writes it (`'oak':1A,7C '17':9`), but those of the SKU
 * alone, which have no weight. `search_text` leaves nothing in a word that would have to be quoted.
 */
export function eachTextWord(vector: string, take: (word: string, isInName: boolean) => void): void {
  for (const [, word = "", positions = ""] of vector.matchAll(/'([^']*)':([\dA-D,]*)/g))
    if (/[A-C]/.test(positions)) take(word, positions.includes("A"));
}
