/** The displayed number of a shop's n-th quote, such as `Q-1001`. Throws a RangeError below 1. */
export function quoteNumber(sequence: number): string {
  if (!Number.isSafeInteger(sequence) || sequence < 1)
    throw new RangeError(`No quote has sequence ${sequence}`);
  return `Q-${1000 + sequence}`;
}
