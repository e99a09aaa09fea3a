/** Sides the thumbnails of a gallery may stand on (rule gallery-1). */
export const thumbnailSides = ["left", "right", "top", "bottom"] as const;
/** Side the thumbnails of a gallery stand on. */
export type ThumbnailSide = (typeof thumbnailSides)[number];

/** How far a finger moves sideways until it means the next picture, px (rule gallery-2). */
const swipeThresholdPx = 90;
/** Longest time between two taps that zoom, ms (rule gallery-4). */
export const doubleTapMs = 300;
/** How much larger the magnifier of a desktop shows a picture (rule gallery-3). */
export const magnifierRatio = 3;
/** Zoom of a picture under fingers (rule gallery-4): what pinching comes to rest at, and what a tap leads to. */
export const zoom = { pinchMin: 1, tap: 2, max: 4, min: 0.5, animationMs: 300 } as const;
/** How long 'Pinch to Zoom' is shown, ms (rule gallery-5). */
export const zoomHintMs = 4000;

/** The index `by` places further; after the last comes the first (rule gallery-2). */
export const turned = (index: number, by: number, count: number): number =>
  count === 0 ? 0 : (((index + by) % count) + count) % count;

/** What a finger that moved this far means: 1 the next picture, -1 the one before, 0 nothing. */
export function swipeStep(movedPx: number): -1 | 0 | 1 {
  if (Math.abs(movedPx) < swipeThresholdPx) return 0;
  return movedPx < 0 ? 1 : -1;
}

/**
 * Which part of the enlarged picture shows under a pointer, as a CSS background position in percent: the pointer's
 * own place in the frame, so that every edge of the picture can be reached.
 */
export function magnifierPosition(
  pointer: { x: number; y: number },
  frame: { left: number; top: number; width: number; height: number },
): { xPercent: number; yPercent: number } {
  return {
    xPercent: percent(pointer.x - frame.left, frame.width),
    yPercent: percent(pointer.y - frame.top, frame.height),
  };
}

const percent = (px: number, ofPx: number) =>
  ofPx <= 0 ? 50 : Math.round(Math.min(1, Math.max(0, px / ofPx)) * 1000) / 10;
