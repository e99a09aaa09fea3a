import { type RefObject, useEffect } from "react";
import { copiedCells } from "~/models/office/products/product-grid";

type Cell = HTMLInputElement | HTMLSelectElement;
type Undo = { cell: Cell; text: string }[];

/**
 * Makes a table of fields work like a spreadsheet (rule office-24): Up, Down and Enter go to the cell above
 * or below; cells copied elsewhere are pasted from this one on; Ctrl-D takes the text of the cell above;
 * Ctrl-Z takes a paste back. A browser keeps its own undo of what is typed.
 */
export function useGridKeys(table: RefObject<HTMLTableElement>) {
  useEffect(() => {
    const element = table.current;
    if (!element) return;
    const undo: Undo[] = [];
    const cellsOf = (row: Element | null | undefined): Cell[] => [
      ...(row?.querySelectorAll<Cell>("[data-cell]") ?? []),
    ];
    const rowsOf = () => [...element.querySelectorAll("tbody tr")];
    const placeOf = (target: EventTarget | null) => {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return null;
      const row = rowsOf().findIndex((one) => one.contains(target));
      const column = cellsOf(rowsOf()[row]).indexOf(target);
      return row < 0 || column < 0 ? null : { cell: target, row, column };
    };
    const put = (cell: Cell, text: string, taken: Undo) => {
      if (cell.disabled) return;
      taken.push({ cell, text: cell.value });
      cell.value = text;
      cell.dispatchEvent(new Event("input", { bubbles: true }));
    };
    const press = (event: KeyboardEvent) => {
      const place = placeOf(event.target);
      if (!place) return;
      const isCommand = event.ctrlKey || event.metaKey;
      const step = { ArrowDown: 1, ArrowUp: -1, Enter: event.shiftKey ? -1 : 1 }[event.key];
      if (step !== undefined && !isCommand && !(place.cell.tagName === "SELECT" && event.key !== "Enter")) {
        event.preventDefault();
        // A cell that takes nothing is passed over.
        const next = rowsOf()
          .slice(...(step > 0 ? [place.row + 1] : [0, place.row]))
          .map((row) => cellsOf(row)[place.column])
          .filter((cell) => cell !== undefined && !cell.disabled)
          .at(step > 0 ? 0 : -1);
        next?.focus();
        if (next instanceof HTMLInputElement) next.select();
      } else if (isCommand && event.key.toLowerCase() === "d" && place.row > 0) {
        event.preventDefault();
        const above = cellsOf(rowsOf()[place.row - 1])[place.column];
        const taken: Undo = [];
        if (above) put(place.cell, above.value, taken);
        undo.push(taken);
      } else if (isCommand && event.key.toLowerCase() === "z") {
        const last = undo.pop();
        if (!last) return;
        event.preventDefault();
        for (const { cell, text } of last) put(cell, text, []);
      }
    };
    const paste = (event: ClipboardEvent) => {
      const place = placeOf(event.target);
      const copied = copiedCells(event.clipboardData?.getData("text/plain") ?? "");
      if (!place || (copied.length === 1 && copied[0]?.length === 1)) return;
      event.preventDefault();
      const taken: Undo = [];
      copied.forEach((texts, down) => {
        const cells = cellsOf(rowsOf()[place.row + down]);
        texts.forEach((text, right) => {
          const cell = cells[place.column + right];
          if (cell) put(cell, text.trim(), taken);
        });
      });
      undo.push(taken);
    };
    const mark = (event: Event) => {
      const place = placeOf(event.target);
      if (place) place.cell.toggleAttribute("data-changed", place.cell.value !== place.cell.dataset.cell);
    };
    element.addEventListener("keydown", press);
    element.addEventListener("paste", paste);
    element.addEventListener("input", mark);
    return () => {
      element.removeEventListener("keydown", press);
      element.removeEventListener("paste", paste);
      element.removeEventListener("input", mark);
    };
  }, [table]);
}
