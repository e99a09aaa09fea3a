/** What is found by its label, or by other words that are said of it. */
type Named = { label: string; also?: string };

/**
 * What every typed word finds, by the beginning of a word of its label or of what else is said of it (rule
 * office-15). What the label alone finds comes first, in the order that was given; no word finds all.
 */
export function findByWords<Entry extends Named>(entries: readonly Entry[], typed: string): Entry[] {
  const asked = wordsOf(typed);
  const has = (text: string) => {
    const words = wordsOf(text);
    return asked.every((begin) => words.some((word) => word.startsWith(begin)));
  };
  const byLabel = entries.filter(({ label }) => has(label));
  const byMore = entries.filter((one) => !byLabel.includes(one) && has(`${one.label} ${one.also ?? ""}`));
  return [...byLabel, ...byMore];
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
