/** A swipe shorter than this moves nothing (rule widgets-5), px. */
const swipeThresholdPx = 90;

/**
 * Where a carousel comes to rest after a swipe: back where it began up to 90 px of horizontal movement, one further
 * beyond that. Null leaves a longer swipe where it carried the carousel by itself.
 * @param swipe `movedPx` is positive towards later slides; indexes may be negative in a carousel without ends
 */
export function swipeTarget(swipe: {
  startIndex: number;
  currentIndex: number;
  movedPx: number;
}): number | null {
  const { startIndex, currentIndex, movedPx } = swipe;
  if (Math.abs(movedPx) <= swipeThresholdPx) return startIndex;
  return currentIndex === startIndex ? startIndex + Math.sign(movedPx) : null;
}
