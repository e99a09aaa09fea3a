import { type RefObject, useEffect } from "react";
import { filledDown, pastedCells, placesOf, rangeText } from "~/models/office/products/grid-range";
import { copiedCells } from "~/models/office/products/product-grid";
import { type Cell, gridCells } from "./grid-cells";
import { gridSelection } from "./grid-selection";

const arrows: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

/** Whether Shift with Left or Right has no text of the cell left to select. */
const isTextChosen = (cell: Cell) =>
  cell instanceof HTMLSelectElement || (cell.selectionStart === 0 && cell.selectionEnd === cell.value.length);

/**
 * Makes a table of fields work like a spreadsheet (rule office-24). A browser keeps its own undo of what is
 * typed.
 */
export function useGridKeys(table: RefObject<HTMLTableElement>) {
  useEffect(() => {
    const element = table.current;
    if (!element) return;
    element.setAttribute("role", "grid");
    element.setAttribute("aria-multiselectable", "true");
    const cells = gridCells(element);
    const selection = gridSelection(element, cells);

    /** Goes up or down; a cell that takes nothing is passed over. */
    const go = (row: number, column: number, step: number) => {
      for (let next = row + step; next >= 0 && next < cells.rowCount(); next += step) {
        const cell = cells.at({ row: next, column });
        if (!cell || cell.disabled) continue;
        cell.focus();
        if (cell instanceof HTMLInputElement) cell.select();
        return;
      }
    };
    const command = (event: KeyboardEvent): boolean => {
      const key = event.key.toLowerCase();
      if (key === "d") {
        cells.put(filledDown(selection.range(), cells.textAt));
        return true;
      }
      if (key === "y" || (key === "z" && event.shiftKey)) return cells.redo();
      return key === "z" && cells.undo();
    };
    const plain = (event: KeyboardEvent): boolean => {
      const place = cells.placeOf(event.target);
      if (!place) return false;
      const isSelect = place.cell instanceof HTMLSelectElement;
      const [down, right] = arrows[event.key] ?? [0, 0];
      const isArrow = down !== 0 || right !== 0;
      if (isArrow && event.shiftKey) {
        if (right !== 0 && !selection.isMany() && !isTextChosen(place.cell)) return false;
        selection.extendBy(down, right);
        return true;
      }
      if (event.key === "Enter" || (down !== 0 && !isSelect)) {
        go(place.row, place.column, event.key === "Enter" ? (event.shiftKey ? -1 : 1) : down);
        return true;
      }
      if (!selection.isMany()) return false;
      if (event.key === "Escape") selection.start(place);
      else if (event.key === "Delete")
        cells.put(
          placesOf(selection.range())
            .flat()
            .map((one) => ({ ...one, text: "" })),
        );
      else return false;
      return true;
    };
    const press = (event: KeyboardEvent) => {
      if (!cells.placeOf(event.target)) return;
      const isTaken = event.ctrlKey || event.metaKey ? command(event) : plain(event);
      if (isTaken) event.preventDefault();
    };
    const copy = (event: ClipboardEvent) => {
      if (!selection.isMany()) return;
      event.preventDefault();
      event.clipboardData?.setData("text/plain", rangeText(selection.range(), cells.textAt));
    };
    const paste = (event: ClipboardEvent) => {
      const copied = copiedCells(event.clipboardData?.getData("text/plain") ?? "");
      const isOne = copied.length === 1 && copied[0]?.length === 1;
      if (!cells.placeOf(event.target) || (isOne && !selection.isMany())) return;
      event.preventDefault();
      cells.put(pastedCells(copied, selection.range()));
    };
    const focus = (event: FocusEvent) => {
      const place = cells.placeOf(event.target);
      if (place) selection.start(place);
    };
    const down = (event: MouseEvent) => {
      const place = cells.placeOf(event.target);
      if (!place || event.button !== 0) return;
      if (event.shiftKey && element.contains(document.activeElement)) {
        event.preventDefault();
        selection.extend(place);
      } else selection.start(place);
    };
    const drag = (event: MouseEvent) => {
      const place = cells.placeOf(event.target);
      const isHeld = event.buttons === 1 && cells.placeOf(document.activeElement) !== null;
      if (place && isHeld && (selection.isMany() || place.cell !== document.activeElement))
        selection.extend(place);
    };
    const mark = (event: Event) => {
      const cell = cells.placeOf(event.target)?.cell;
      cell?.toggleAttribute("data-changed", cell.value !== cell.dataset.cell);
    };
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener("keydown", press, { signal });
    element.addEventListener("copy", copy, { signal });
    element.addEventListener("paste", paste, { signal });
    element.addEventListener("focusin", focus, { signal });
    element.addEventListener("mousedown", down, { signal });
    element.addEventListener("mouseover", drag, { signal });
    element.addEventListener("input", mark, { signal });
    return () => listening.abort();
  }, [table]);
}
