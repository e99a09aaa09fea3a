/** A text of the product as it is in English, and as shoppers read it. */
export type FoundText = { text: string; shown: string };

const folded = (text: string) => text.toLocaleLowerCase("en").replace(/[’']/g, "'").replaceAll("\u00A0", " ");

/**
 * The texts in which words are seen, in English or as shoppers read them; those that say nothing else first.
 * @param texts what shoppers read, by what it is in English
 */
export function findTexts(texts: ReadonlyMap<string, string>, words: string): FoundText[] {
  const sought = folded(words.trim());
  const found = [...texts].flatMap(([text, shown]) =>
    [text, shown].some((one) => folded(one).includes(sought)) ? [{ text, shown }] : [],
  );
  const isWhole = ({ text, shown }: FoundText) => [text, shown].some((one) => folded(one) === sought);
  return found.toSorted(
    (one, other) => Number(isWhole(other)) - Number(isWhole(one)) || one.text.length - other.text.length,
  );
}
