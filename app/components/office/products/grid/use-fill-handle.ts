import { type RefObject, useEffect } from "react";
import { fillDown, placeOf } from "./grid-handlers";
import type { GridSheet } from "./grid-sheet";

/** So near to an edge of the table it scrolls, px, and by so much a frame. */
const edgePx = 40;
const stepPx = 12;

/**
 * The handle at the corner of the chosen cells, which is drawn down by finger, pen or mouse to fill the cells
 * below (rule office-24).
 */
export function useFillHandle(scroller: RefObject<HTMLElement>, sheet: GridSheet) {
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let ending: AbortController | null = null;
    const begin = (event: PointerEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest(".office-grid-handle")) return;
      event.preventDefault();
      const { range } = sheet.view();
      const { signal, end } = follow(element, (row) => {
        sheet.choose({ row: range.top, column: range.left });
        sheet.extend({ row: Math.max(row, range.bottom), column: range.right });
      });
      ending = end;
      const finish = async () => {
        end.abort();
        // Of several rows the whole pattern above stays; one row is what is filled.
        if (sheet.view().range.bottom > range.bottom) await fillDown(sheet);
      };
      window.addEventListener("pointerup", finish, { signal });
      window.addEventListener("pointercancel", () => end.abort(), { signal });
    };
    // Before the table takes the press as a choice.
    const hold = (event: Event) => {
      if (event.target instanceof Element && event.target.closest(".office-grid-handle"))
        event.stopPropagation();
    };
    element.addEventListener("pointerdown", begin);
    element.addEventListener("mousedown", hold, { capture: true });
    return () => {
      ending?.abort();
      element.removeEventListener("pointerdown", begin);
      element.removeEventListener("mousedown", hold, { capture: true });
    };
  }, [scroller, sheet]);
}

/** Says which row a pointer is over until it ends, and scrolls near the edges. */
function follow(element: HTMLElement, over: (row: number) => void) {
  const end = new AbortController();
  const { signal } = end;
  let at: { x: number; y: number } | null = null;
  const look = () => {
    if (!at) return;
    const place = placeOf(document.elementFromPoint(at.x, at.y));
    if (place) over(place.row);
  };
  const scroll = () => {
    if (signal.aborted) return;
    const { top, bottom } = element.getBoundingClientRect();
    const by = at && at.y > bottom - edgePx ? stepPx : at && at.y < top + edgePx ? -stepPx : 0;
    if (by !== 0) {
      element.scrollTop += by;
      look();
    }
    requestAnimationFrame(scroll);
  };
  requestAnimationFrame(scroll);
  window.addEventListener(
    "pointermove",
    ({ clientX: x, clientY: y }) => {
      at = { x, y };
      look();
    },
    { signal },
  );
  return { signal, end };
}
