import { type RefObject, useEffect, useState } from "react";
import { headerAtTop, type StickyHeader, scrollHeader } from "~/models/platform/header/sticky-header";

/** Largest window width with the mobile header and menu (rule layout-2). */
const mobileQuery = "(max-width: 767px)";

/**
 * A header at a scroll position, and how high its menus were before they were folded away, px: their room
 * stays, so that the page beneath does not jump.
 */
type ShownHeader = StickyHeader & { foldedPx: number };

/** State of the header at the page's scroll position. */
export function useStickyHeader(header: RefObject<HTMLElement>): ShownHeader {
  const [shown, setShown] = useState<ShownHeader>({ ...headerAtTop, foldedPx: 0 });
  useEffect(() => {
    const mobile = window.matchMedia(mobileQuery);
    let fromPx = window.scrollY;
    let state = headerAtTop;
    let foldedPx = 0;
    const follow = () => {
      const move = { fromPx, toPx: window.scrollY, isMobile: mobile.matches };
      fromPx = move.toPx;
      const next = scrollHeader(state, move);
      if (next === state) return;
      // Measured when it is needed: at another time the browser may have to lay out the page for it.
      if (next.isCollapsed && !state.isCollapsed) foldedPx = heightOfMenus(header.current);
      state = next;
      setShown({ ...next, foldedPx });
    };
    // The page may be scrolled already: its address names a place, or it is read anew in the middle.
    follow();
    window.addEventListener("scroll", follow, { passive: true });
    return () => window.removeEventListener("scroll", follow);
  }, [header]);
  return shown;
}

const heightOfMenus = (header: HTMLElement | null): number =>
  [...(header?.querySelectorAll<HTMLElement>(".header-menu") ?? [])].reduce(
    (sum, { offsetHeight }) => sum + offsetHeight,
    0,
  );
