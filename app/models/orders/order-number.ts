// @public

/** Offset of the numbers, so that the first order of a shop does not look like one. */
const offset = 100_000;

/**
 * The displayed number of a shop's n-th order (`increment_id`): 1 is `100001`. Throws a RangeError below 1.
 */
export function orderNumber(sequence: number): string {
  if (!Number.isSafeInteger(sequence) || sequence < 1)
    throw new RangeError(`No order has sequence ${sequence}`);
  return String(offset + sequence);
}
