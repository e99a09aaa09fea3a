import { type RefObject, useEffect } from "react";

/**
 * Opens the first tab where none is open: the one that was may have gone with a variation (rule product-10).
 * @param ids of the tabs, a text that changes when they do
 */
export function useOpenTab(box: RefObject<HTMLElement>, ids: string): void {
  useEffect(() => {
    const all =
      ids === "" ? [] : [...(box.current?.querySelectorAll<HTMLDetailsElement>(":scope > details") ?? [])];
    if (all[0] && !all.some(({ open }) => open)) all[0].open = true;
  }, [box, ids]);
}
