import { useSubmit } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";
import { handleOf, hearHandles } from "../form/hear-handles";

const steps: Readonly<Record<string, string>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowRight: "in",
  ArrowLeft: "out",
};

const rowOf = (element: Element | null) => element?.closest<HTMLElement>("[data-slug]") ?? null;

/** What a point in a row means: its upper and lower quarter are beside it, the rest is inside. */
function meantAt(row: HTMLElement, y: number): "before" | "after" | "inside" {
  const { top, height } = row.getBoundingClientRect();
  const share = (y - top) / height;
  return share < 0.25 ? "before" : share > 0.75 ? "after" : "inside";
}

/**
 * Moves the rows of a tree by their handles: dragged, or by arrow keys (rule office-75). The handle keeps the
 * focus.
 */
export function useTreeMoves(within: RefObject<HTMLElement>, rows: readonly unknown[]) {
  const submit = useSubmit();
  const moved = useRef("");
  const seen = useRef(rows);
  useEffect(() => {
    if (moved.current === "" || seen.current === rows) return;
    const row = within.current?.querySelector(`[data-slug="${CSS.escape(moved.current)}"]`);
    row?.querySelector<HTMLElement>("[data-handle]")?.focus();
    moved.current = "";
  }, [rows, within]);
  useEffect(() => {
    seen.current = rows;
  }, [rows]);
  useEffect(() => {
    const root = within.current;
    if (!root) return;
    let dragged: HTMLElement | null = null;
    let over: HTMLElement | null = null;
    const end = () => {
      dragged?.removeAttribute("data-dragged");
      over?.removeAttribute("data-drop");
      dragged = null;
      over = null;
    };
    const at = ({ clientX, clientY }: PointerEvent) => rowOf(document.elementFromPoint(clientX, clientY));
    const down = (event: PointerEvent) => {
      const handle = event.button === 0 ? handleOf(event) : null;
      dragged = rowOf(handle);
      if (dragged) handle?.setPointerCapture(event.pointerId);
    };
    const drag = (event: PointerEvent) => {
      if (!dragged) return;
      dragged.setAttribute("data-dragged", "");
      const row = at(event);
      if (over !== row) over?.removeAttribute("data-drop");
      over = row === dragged ? null : row;
      over?.setAttribute("data-drop", meantAt(over, event.clientY));
    };
    const up = (event: PointerEvent) => {
      const [from, to] = [dragged, over];
      end();
      if (!from || !to) return;
      const { slug = "" } = from.dataset;
      moved.current = slug;
      const move = { slug, beside: to.dataset.slug ?? "", as: meantAt(to, event.clientY) };
      submit(move, { method: "post", preventScrollReset: true });
    };
    const press = (event: KeyboardEvent) => {
      const [row, step] = [rowOf(handleOf(event)), steps[event.key]];
      if (!row || !step) return;
      event.preventDefault();
      const button = row.querySelector<HTMLElement>(`button[name="step"][value="${step}"]`);
      if (!button) return;
      moved.current = row.dataset.slug ?? "";
      button.click();
    };
    return hearHandles(root, {
      pointerdown: down,
      pointermove: drag,
      pointerup: up,
      pointercancel: end,
      keydown: press,
    });
  }, [within, submit]);
}
