import type { MenuItem } from "./menu";

/** The least width of a window at which a bar shows an item; `never` is under 'More' at every width. */
export type BarFit = "md" | "lg" | "xl" | "never";

/** Windows from each breakpoint on: room for the bar, px of a character, and px around a word. */
const windows = [
  { fit: "md", roomPx: 704, characterPx: 7.4, aroundPx: 16, flyoutPx: 20 },
  { fit: "lg", roomPx: 928, characterPx: 7.9, aroundPx: 28, flyoutPx: 20 },
  { fit: "xl", roomPx: 1136, characterPx: 7.9, aroundPx: 28, flyoutPx: 20 },
] as const;

/** What 'More' takes itself, px. */
const morePx = 90;

/**
 * From which width on each item stands in a header's bar of one row (rule menus-9). The server knows no widths
 * of words, so they are counted in characters.
 */
export function barFit(items: readonly MenuItem[]): BarFit[] {
  const shown = windows.map((window) => ({ fit: window.fit, count: fitting(items, window) }));
  return items.map((_, at) => shown.find(({ count }) => at < count)?.fit ?? "never");
}

/** How many of the first items fit; at least one, since a bar of 'More' alone says nothing. */
function fitting(items: readonly MenuItem[], window: (typeof windows)[number]): number {
  const { roomPx, characterPx, aroundPx, flyoutPx } = window;
  let endPx = 0;
  const ends = items.map(({ label, items: below }) => {
    endPx += label.length * characterPx + aroundPx + (below.length > 0 ? flyoutPx : 0);
    return endPx;
  });
  if (endPx <= roomPx) return items.length;
  return Math.max(1, ends.filter((end) => end <= roomPx - morePx).length);
}
