/** Where a sticky header changes, px scrolled (rule layout-3). */
const stickyThresholds = { hidePx: 100, collapsePx: 200, restorePx: 50 } as const;

/** How a sticky header looks. */
export type StickyHeader = {
  /** Out of sight above the window: on mobile, while scrolling down. */
  isHidden: boolean;
  /** The menu is folded away and a hamburger takes its place. */
  isCollapsed: boolean;
};

/** How a header looks at the top of a page. */
export const headerAtTop: StickyHeader = { isHidden: false, isCollapsed: false };

/**
 * How a header looks after a scroll (rule layout-3). Between the two thresholds of the menu it stays as it was, so that
 * it does not flicker; positions beyond the page's ends, as elastic scrolling gives them, count as the end.
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
