// @public

/** The longest swipe that does not change the slide (rule widgets-5), px. */
const swipeThresholdPx = 90;

/**
 * The slide a carousel rests at after a swipe: the first one again up to 90 px, the next or previous one
 * beyond that. Null for a swipe over several slides, which rests where it ended.
 * @param swipe `movedPx` is positive towards later slides; indexes may be negative in an endless carousel
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
