import { type RefObject, useEffect, useRef } from "react";
import { type ItemChange, readItemChange } from "~/models/office/form/change-items";
import { handleOf, hearHandles } from "./hear-handles";

/** An item of a list, by its element: where its list is, and its place in it. */
function placeOf(element: Element | null | undefined) {
  const item = element?.closest<HTMLElement>("[data-item]");
  const [, path = "", index = ""] = /^(.*)\[(\d+)\]$/.exec(item?.dataset.item ?? "") ?? [];
  return item && path !== "" ? { item, path, index: Number(index) } : null;
}

/** What is under a point among the items of one list; an item within another one counts as that one. */
function underPoint({ clientX, clientY }: PointerEvent, list: Element | null) {
  let at = document.elementFromPoint(clientX, clientY)?.closest("[data-item]");
  while (at && at.parentElement !== list) at = at.parentElement?.closest("[data-item]");
  return placeOf(at);
}

/**
 * Changes the lists of a form in the page: items are moved by their handles, dragged or by arrow keys, and
 * added, moved and removed by their buttons (rule office-6).
 * @param move makes the change
 */
export function useItemMoves(within: RefObject<HTMLElement>, move: (change: ItemChange) => void) {
  const latest = useRef(move);
  latest.current = move;
  useEffect(() => {
    const root = within.current;
    if (!root) return;
    let dragged: ReturnType<typeof placeOf> = null;
    let over: HTMLElement | null = null;
    const mark = (item: HTMLElement | null, isBelow = false) => {
      if (over !== item) over?.removeAttribute("data-drop");
      over = item;
      item?.setAttribute("data-drop", isBelow ? "below" : "above");
    };
    const down = (event: PointerEvent) => {
      const handle = handleOf(event);
      dragged = handle && event.button === 0 ? placeOf(handle) : null;
      if (dragged) handle?.setPointerCapture(event.pointerId);
    };
    const drag = (event: PointerEvent) => {
      if (!dragged) return;
      dragged.item.setAttribute("data-dragged", "");
      const at = underPoint(event, dragged.item.parentElement);
      mark(at && at.item !== dragged.item ? at.item : null, at !== null && at.index > dragged.index);
    };
    const up = (event: PointerEvent) => {
      const [from, at] = [dragged, dragged && underPoint(event, dragged.item.parentElement)];
      end();
      if (from && at && at.index !== from.index)
        latest.current({ act: "move", path: from.path, index: from.index, to: at.index });
    };
    const end = () => {
      dragged?.item.removeAttribute("data-dragged");
      mark(null);
      dragged = null;
    };
    const press = (event: KeyboardEvent) => {
      const handle = handleOf(event);
      const from = placeOf(handle);
      const act = { ArrowRight: "in", ArrowLeft: "out" }[event.key] as "in" | "out" | undefined;
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (!handle || !from || (step === undefined && !act)) return;
      event.preventDefault();
      // Only levels that have a button for it.
      const button = handle.parentElement?.querySelector<HTMLElement>(`button[value^="${act} "]`);
      if (act) return button?.click();
      if (step === undefined) return;
      const to = from.index + step;
      if (to >= 0 && to < (from.item.parentElement?.children.length ?? 0))
        latest.current({ act: "move", path: from.path, index: from.index, to });
    };
    return hearHandles(root, {
      pointerdown: down,
      pointermove: drag,
      pointerup: up,
      pointercancel: end,
      keydown: press,
      click: (event) => {
        const button = event.target instanceof Element ? event.target.closest("button") : null;
        const change = button?.name === "items" ? readItemChange(button.value) : null;
        if (!change) return;
        event.preventDefault();
        latest.current(change);
      },
    });
  }, [within]);
}
