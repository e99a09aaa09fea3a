import { useLocation } from "@remix-run/react";
import { type RefObject, useEffect } from "react";

/** From this width on the tabs stand beside each other (layout-2). */
const wide = "(width >= 992px)";

/**
 * Opens the tab with the place that the address names, such as `#reviews`, and keeps one tab open on a wide
 * screen (rule product-10). Without a script the browser opens a place it is led to.
 */
export function useTabOfAddress(box: RefObject<HTMLElement>): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit of the place opens its tab again
  useEffect(() => {
    const place = hash === "" ? null : document.getElementById(hash.slice(1));
    const tab = place?.closest("details");
    if (!place || !tab || tab.open || tab.parentElement !== box.current) return;
    tab.open = true;
    place.scrollIntoView();
  }, [hash, key, box]);
  useEffect(() => {
    const tabs = box.current;
    const keepOpen = (event: MouseEvent) => {
      const summary = event.target instanceof Element ? event.target.closest("summary") : null;
      const tab = summary?.parentElement;
      if (
        tab instanceof HTMLDetailsElement &&
        tab.parentElement === tabs &&
        tab.open &&
        matchMedia(wide).matches
      )
        event.preventDefault();
    };
    tabs?.addEventListener("click", keepOpen);
    return () => tabs?.removeEventListener("click", keepOpen);
  }, [box]);
}
