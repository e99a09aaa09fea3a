/** How many characters have to be added, taken away or exchanged to make one word of the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const exchanged = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(exchanged, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Longer words are no names, and need not be compared. */
const longestName = 60;

/** The name that was probably meant: one that differs in case or in a third of its characters at most. */
export function nearestName(written: string, names: readonly string[]): string | null {
  if (written.length > longestName) return null;
  const word = written.toLowerCase();
  const [best] = names
    .map((name) => ({ name, apart: distance(word, name.toLowerCase()) }))
    .sort((a, b) => a.apart - b.apart);
  return best && best.apart <= Math.max(1, Math.floor(best.name.length / 3)) ? best.name : null;
}
