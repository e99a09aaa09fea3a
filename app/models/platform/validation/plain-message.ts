// @public

/** What the library says where a schema has no words of its own, and how people say it. */
const plainer: readonly [RegExp, (count: string) => string][] = [
  [/^String must contain at most (\d+) character\(s\)$/, (count) => `Use at most ${count} characters.`],
  [/^String must contain at least 1 character\(s\)$/, () => "Fill this in."],
  [/^String must contain at least (\d+) character\(s\)$/, (count) => `Use at least ${count} characters.`],
  [/^Array must contain at most (\d+) element\(s\)$/, (count) => `Use at most ${count} entries.`],
  [/^Array must contain at least (\d+) element\(s\)$/, (count) => `Use at least ${count} entries.`],
  [/^Number must be less than or equal to (-?[\d.]+)$/, (count) => `Use ${count} or less.`],
  [/^Number must be greater than or equal to (-?[\d.]+)$/, (count) => `Use ${count} or more.`],
  [/^Number must be greater than (-?[\d.]+)$/, (count) => `Use more than ${count}.`],
  [/^Required$/, () => "Fill this in."],
];

/** A message of a schema in plain words; one of its own stays. */
export function plainMessage(message: string): string {
  for (const [said, words] of plainer) {
    const found = said.exec(message);
    if (found) return words(found[1] ?? "");
  }
  return message;
}
