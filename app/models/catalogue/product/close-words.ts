/** Number of letters that a word's keys cover; the rest is compared but not indexed. */
const keyLength = 7;
/** Words shorter than this are not corrected: almost every word is close to them. */
const minWordLength = 4;
/** Most corrections considered for one mistyped word. */
const maxAlike = 5;

/** Number of errors allowed in a typed word: one, from seven letters on two, none in a short word. */
const allowedEdits = (word: string) => (word.length < minWordLength ? 0 : word.length < keyLength ? 1 : 2);

/**
 * The keys for finding words similar to a typed one: its first letters with up to as many left out as errors
 * are allowed. Two words that differ by so many letters share a key. Empty for a word that is not corrected.
 */
export function closeWordKeys(typed: string): string[] {
  const edits = allowedEdits(typed);
  if (edits === 0) return [];
  let level = [typed.slice(0, keyLength)];
  const keys = new Set(level);
  for (let left = edits; left > 0; left--) {
    level = level.flatMap((key) => [...key].map((_, at) => key.slice(0, at) + key.slice(at + 1)));
    for (const key of level) keys.add(key);
  }
  return [...keys];
}

/**
 * The most likely corrections among words that share a key: only the closest, whole words before prefixes,
 * then shorter before longer.
 */
export function closeWords(typed: string, candidates: readonly string[]): string[] {
  const edits = allowedEdits(typed);
  const known = candidates
    .map((word) => ({ word, ...distance(typed, word) }))
    .filter(({ whole, begin }) => Math.min(whole, begin) <= edits)
    .map(({ word, whole, begin }) => ({ word, edits: Math.min(whole, begin), isWhole: whole <= begin }));
  const fewest = Math.min(...known.map((one) => one.edits));
  return known
    .filter((one) => one.edits === fewest)
    .sort((a, b) => Number(b.isWhole) - Number(a.isWhole) || a.word.length - b.word.length)
    .slice(0, maxAlike)
    .map((one) => one.word);
}

/**
 * How many letters must be changed, added, dropped or swapped with their neighbour to turn `typed` into the
 * whole word, or into a prefix of it, because shoppers see results while typing.
 */
function distance(typed: string, word: string): { whole: number; begin: number } {
  let before: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row++) {
    const line = [row];
    for (let at = 1; at <= word.length; at++) {
      const isSame = typed[row - 1] === word[at - 1];
      const isSwap = row > 1 && at > 1 && typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1];
      const cost = Math.min(
        (last[at] ?? 0) + 1,
        (line[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (before[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
      line.push(cost);
    }
    before = last;
    last = line;
  }
  return { whole: last[word.length] ?? 0, begin: Math.min(...last) };
}
