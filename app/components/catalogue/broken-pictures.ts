// @public

import { useEffect } from "react";

/**
 * Marks pictures that cannot be loaded, wherever they are; the styles then draw the missing picture (rule
 * gallery-7).
 */
export function BrokenPictures() {
  useEffect(() => {
    const mark = (event: Event) => markBroken(event.target);
    // Those that failed before the script came no longer say so by an event.
    for (const picture of document.images) markBroken(picture);
    // An error of a picture does not rise: it is met on its way down.
    document.addEventListener("error", mark, true);
    return () => document.removeEventListener("error", mark, true);
  }, []);
  return null;
}

function markBroken(element: EventTarget | null) {
  if (!(element instanceof HTMLImageElement) || !element.classList.contains("picture")) return;
  if (element.complete && element.naturalWidth === 0) element.dataset.broken = "true";
}
