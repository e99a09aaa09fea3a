/** Numbers begin above this, so that the first order of a shop does not look like one. */
const offset = 100_000;

/** The number shown for the n-th order of a shop (`increment_id`): 1 is `100001`. Throws a RangeError below 1. */
export function orderNumber(sequence: number): string {
  if (!Number.isSafeInteger(sequence) || sequence < 1)
    throw new RangeError(`No order has sequence ${sequence}`);
  return String(offset + sequence);
}
