// @public

/** Scroll positions at which a sticky header changes, px (rule layout-3). */
const stickyThresholds = { hidePx: 100, collapsePx: 200, restorePx: 50 } as const;

/** State of a sticky header. */
export type StickyHeader = {
  /** Hidden above the window: on mobile, while scrolling down. */
  isHidden: boolean;
  /** The menu is collapsed into a hamburger. */
  isCollapsed: boolean;
};

/** State of the header at the top of a page. */
export const headerAtTop: StickyHeader = { isHidden: false, isCollapsed: false };

/**
 * State of the header after a scroll (rule layout-3). Between the two thresholds of the menu it does not
 * change, to avoid flicker. Positions beyond the ends of the page, as in elastic scrolling, count as the
 * ends.
 */
export function scrollHeader(
  before: StickyHeader,
  { fromPx, toPx, isMobile }: { fromPx: number; toPx: number; isMobile: boolean },
): StickyHeader {
  const to = Math.max(0, toPx);
  const from = Math.max(0, fromPx);
  const isHidden = isMobile && to > stickyThresholds.hidePx && (to === from ? before.isHidden : to > from);
  const isCollapsed =
    to > stickyThresholds.collapsePx || (to >= stickyThresholds.restorePx && before.isCollapsed);
  return isHidden === before.isHidden && isCollapsed === before.isCollapsed
    ? before
    : { isHidden, isCollapsed };
}
