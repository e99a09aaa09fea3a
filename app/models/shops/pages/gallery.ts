// @public

/** Positions of the gallery's thumbnails (rule gallery-1). */
export const thumbnailSides = ["left", "right", "top", "bottom"] as const;
/** Position of the gallery's thumbnails. */
export type ThumbnailSide = (typeof thumbnailSides)[number];

/** Horizontal swipe that shows the next picture, px (rule gallery-2). */
const swipeThresholdPx = 90;
/** Longest time between the two taps of a double tap, ms (rule gallery-4). */
export const doubleTapMs = 300;
/** Magnification on desktops (rule gallery-3). */
export const magnifierRatio = 3;
/** Zoom levels on touch screens (rule gallery-4): bounds after a pinch, and the level after a double tap. */
export const zoom = { pinchMin: 1, tap: 2, max: 4, min: 0.5, animationMs: 300 } as const;
/** Sizes that keys and buttons go through, each after the other (rule gallery-10). */
const zoomSizes: readonly number[] = [1, 1.5, 2, 3, 4];

/** The next size by keys and buttons, larger or smaller than the present one; at the ends it stays. */
export const nextSize = (scale: number, by: 1 | -1): number =>
  by === 1
    ? (zoomSizes.find((size) => size > scale) ?? zoom.max)
    : (zoomSizes.findLast((size) => size < scale) ?? zoom.pinchMin);

/** Part of the window that a zoomed picture is moved by with an arrow key. */
const panShare = 0.25;

/** Where an enlarged picture begins after it was moved within a window of that size: it never leaves it. */
export const panned = (startPx: number, by: 1 | 0 | -1, scale: number, windowPx: number): number =>
  Math.min(0, Math.max(-(scale - 1) * windowPx, startPx - by * panShare * windowPx));

/** How long 'Pinch to Zoom' is shown, ms (rule gallery-5). */
export const zoomHintMs = 4000;

/** The index `by` places further, wrapping around (rule gallery-2). */
export const turned = (index: number, by: number, count: number): number =>
  count === 0 ? 0 : (((index + by) % count) + count) % count;

/** The effect of a swipe of this length: 1 for the next picture, -1 for the previous one, 0 for none. */
export function swipeStep(movedPx: number): -1 | 0 | 1 {
  if (Math.abs(movedPx) <= swipeThresholdPx) return 0;
  return movedPx < 0 ? 1 : -1;
}

/**
 * The visible part of the magnified picture as a CSS background position in percent: the pointer's position
 * in the frame, so that every edge can be reached.
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
