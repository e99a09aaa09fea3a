/** Fewest letters of a half, and most of a word that is taken apart. */
const leastLetters = 3;
const mostLetters = 20;

/** Words that mean nothing in a search: PostgreSQL leaves them out, and a half alone would find anything. */
const stopWords = new Set(
  "myself our ours ourselves you your yours yourself yourselves him his himself she her hers herself its itself they them their theirs themselves what which who whom this that these those are was were been being have has had having does did doing the and but because until while for with about against between into through during before after above below from down out off over under again further then once here there when where why how all any both each few more most other some such nor not only own same than too very can will just don should now".split(
    " ",
  ),
);

/**
 * A folded word as two words, at each place where it may be taken apart (rule search-10): `sunscreen` as
 * `sun screen`. None for a word of other letters than a to z.
 */
export function splitWord(word: string): [string, string][] {
  if (!/^[a-z]+$/.test(word) || word.length > mostLetters) return [];
  const places = Array.from(
    { length: Math.max(0, word.length - 2 * leastLetters + 1) },
    (_, at) => at + leastLetters,
  );
  return places
    .map((place): [string, string] => [word.slice(0, place), word.slice(place)])
    .filter((halves) => !halves.some((half) => stopWords.has(half)));
}
