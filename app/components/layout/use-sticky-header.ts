import { useEffect, useState } from "react";
import { headerAtTop, type StickyHeader, scrollHeader } from "~/models/header/sticky-header";

/** Header and menu count as mobile up to this width (rule layout-2). */
const mobileQuery = "(max-width: 767px)";

/** How the header looks at the place the page is scrolled to. */
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
    window.addEventListener("scroll", follow, { passive: true });
    return () => window.removeEventListener("scroll", follow);
  }, []);
  return header;
}
