// @public

/**
 * The slide an automatic carousel turns to next: `step` slides on, at most the last position; from there back
 * to the first.
 */
export function nextStop(place: { index: number; lastIndex: number; step: number }): number {
  const { index, lastIndex, step } = place;
  return index >= lastIndex ? 0 : Math.min(index + step, lastIndex);
}
