import { useEffect, useState } from "react";
import { headerAtTop, type StickyHeader, scrollHeader } from "~/models/platform/header/sticky-header";

/** Largest window width with the mobile header and menu (rule layout-2). */
const mobileQuery = "(max-width: 767px)";

/** State of the header at the page's scroll position. */
export function useStickyHeader(): StickyHeader {
  const [header, setHeader] = useState(headerAtTop);
  useEffect(() => {
    const mobile = window.matchMedia(mobileQuery);
    let fromPx = window.scrollY;
    const follow = () => {
      const move = { fromPx, toPx: window.scrollY, isMobile: mobile.matches };
      fromPx = move.toPx;
      setHeader((before) => scrollHeader(before, move));
    };
    // The page may be scrolled already: its address names a place, or it is read anew in the middle.
    follow();
    window.addEventListener("scroll", follow, { passive: true });
    return () => window.removeEventListener("scroll", follow);
  }, []);
  return header;
}
