// @public

import type { MenuItem } from "../menus/menu";

/** The least width of a window at which a bar shows an item; `never` is under 'More' at every width. */
export type BarFit = "md" | "lg" | "xl" | "never";

/** Windows from each breakpoint on: room for the bar, size of the letters, and px around a word. */
const windows = [
  { fit: "md", roomPx: 704, fontPx: 14.4, aroundPx: 16, flyoutPx: 20 },
  { fit: "lg", roomPx: 928, fontPx: 15.2, aroundPx: 28, flyoutPx: 20 },
  { fit: "xl", roomPx: 1136, fontPx: 15.2, aroundPx: 28, flyoutPx: 20 },
] as const;

/** About how wide letters are, em; others have {@link usualEm}. */
const widths: readonly [letters: RegExp, em: number][] = [
  [/[mwMW@]/, 0.86],
  [/[A-Z&]/, 0.68],
  // Chinese, Japanese and Korean signs fill their square.
  [/[\u2e80-\ud7ff\uf900-\uffef]/, 1],
  [/[ijl]/, 0.26],
  [/[frt]/, 0.37],
  [/\s/, 0.28],
];
const usualEm = 0.58;

const widthEm = (label: string): number =>
  [...label].reduce(
    (sum, letter) => sum + (widths.find(([letters]) => letters.test(letter))?.[1] ?? usualEm),
    0,
  );

/** What 'More' takes itself, px. */
const morePx = 90;

/**
 * From which width on each item stands in a header's bar of one row (rule menus-9). The server knows no
 * typeface, so widths of words are estimated by their letters.
 */
export function barFit(items: readonly MenuItem[]): BarFit[] {
  const shown = windows.map((window) => ({ fit: window.fit, count: fitting(items, window) }));
  return items.map((_, at) => shown.find(({ count }) => at < count)?.fit ?? "never");
}

/** How many of the first items fit; at least one, since a bar of 'More' alone says nothing. */
function fitting(items: readonly MenuItem[], window: (typeof windows)[number]): number {
  const { roomPx, fontPx, aroundPx, flyoutPx } = window;
  let endPx = 0;
  const ends = items.map(({ label, items: below }) => {
    endPx += widthEm(label) * fontPx + aroundPx + (below.length > 0 ? flyoutPx : 0);
    return endPx;
  });
  if (endPx <= roomPx) return items.length;
  return Math.max(1, ends.filter((end) => end <= roomPx - morePx).length);
}
