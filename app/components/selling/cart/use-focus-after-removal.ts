// @public

import { type RefObject, useEffect, useRef } from "react";

/**
 * The button that removes a line leaves with it: what has the answered ref takes the focus over, unless it
 * has gone elsewhere meanwhile.
 * @param lineCount lines of the list
 * @param isShown whether the list is in view; where it is not, no focus was lost in it
 */
export function useFocusAfterRemoval<Heir extends HTMLElement>(
  lineCount: number,
  isShown = true,
): RefObject<Heir> {
  const heir = useRef<Heir>(null);
  const countBefore = useRef(lineCount);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (isShown && lineCount < countBefore.current && isLost) heir.current?.focus({ preventScroll: true });
    countBefore.current = lineCount;
  }, [lineCount, isShown]);
  return heir;
}
