/**
 * The slide a carousel turns to by itself: `step` further, the last stop before the end is passed, and the first one
 * from there.
 */
export function nextStop(place: { index: number; lastIndex: number; step: number }): number {
  const { index, lastIndex, step } = place;
  return index >= lastIndex ? 0 : Math.min(index + step, lastIndex);
}
