import type { ClipboardEvent, KeyboardEvent, MouseEvent } from "react";
import { filledDown, type GridPlace, pastedCells, rangeText } from "~/models/office/products/grid-range";
import { copiedCells } from "~/models/office/products/product-grid";
import type { GridSheet } from "./grid-sheet";

type Cell = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const arrows: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};
/** Rows that Page up and Page down go by. */
const pageRows = 15;

/** The place of the table's cell that an element is in. */
export function placeOf(target: EventTarget | null): GridPlace | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>("td[data-column]") : null;
  return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : null;
}

/** Whether Shift with Left or Right has no text of the cell left to select. */
const isTextChosen = (cell: Cell) =>
  cell instanceof HTMLSelectElement || (cell.selectionStart === 0 && cell.selectionEnd === cell.value.length);

/** Fills a range down once all its rows are there. */
export async function fillDown(sheet: GridSheet) {
  const { range } = sheet.view();
  await sheet.ensure(range.top, range.bottom);
  if (sheet.hasRows(range)) sheet.put(filledDown(range, sheet.textAt));
}

/**
 * What keys, mouse and clipboard do in the table of products, as in a spreadsheet (rule office-24).
 * @param goTo chooses a cell and puts the focus into it
 * @param show brings a row into view
 * @param say says what went wrong
 */
export function gridHandlers(
  sheet: GridSheet,
  {
    goTo,
    show,
    say,
  }: { goTo: (place: GridPlace) => void; show: (row: number) => void; say: (text: string) => void },
) {
  const lastRow = () => sheet.view().rowCount - 1;
  /** Goes up or down; a cell that takes nothing is passed over. */
  const go = ({ row, column }: GridPlace, by: number) => {
    const step = Math.sign(by);
    for (let next = Math.min(Math.max(row + by, 0), lastRow()); next >= 0 && next <= lastRow(); next += step)
      if (sheet.rowAt(next) === null || sheet.cellAt({ row: next, column }))
        return goTo({ row: next, column });
  };
  const extend = (place: GridPlace) => {
    sheet.extend(place);
    show(sheet.ends().end.row);
  };
  const withCommand = (event: KeyboardEvent): boolean => {
    const key = event.key.toLowerCase();
    const [down] = arrows[event.key] ?? [0];
    if (event.shiftKey && down !== 0) {
      extend({ row: down > 0 ? lastRow() : 0, column: sheet.ends().end.column });
      return true;
    }
    if (key === "d") {
      void fillDown(sheet);
      return true;
    }
    if (key === "y" || (key === "z" && event.shiftKey)) return sheet.redo() || true;
    return key === "z" && (sheet.undo() || true);
  };
  const plain = (event: KeyboardEvent): boolean => {
    const place = placeOf(event.target);
    const cell = event.target;
    const isCell =
      cell instanceof HTMLInputElement ||
      cell instanceof HTMLSelectElement ||
      cell instanceof HTMLTextAreaElement;
    if (!place || !isCell) return false;
    const { isMany } = sheet.view();
    const [down, right] = arrows[event.key] ?? [0, 0];
    if ((down !== 0 || right !== 0) && event.shiftKey) {
      if (right !== 0 && !isMany && !isTextChosen(cell)) return false;
      const { end } = sheet.ends();
      extend({ row: end.row + down, column: end.column + right });
      return true;
    }
    if (event.key === "Enter" && event.altKey && cell instanceof HTMLTextAreaElement) {
      cell.setRangeText("\n", cell.selectionStart, cell.selectionEnd, "end");
      sheet.type(place, cell.value);
    } else if (event.key === "Enter") go(place, event.shiftKey ? -1 : 1);
    else if (event.key === "PageDown" || event.key === "PageUp")
      go(place, event.key === "PageUp" ? -pageRows : pageRows);
    else if (down !== 0 && !(cell instanceof HTMLSelectElement)) go(place, down);
    else if (isMany && event.key === "Escape") sheet.choose(place);
    else if (isMany && event.key === "Delete") sheet.empty();
    else return false;
    return true;
  };
  return {
    onKeyDown(event: KeyboardEvent) {
      if (!placeOf(event.target)) return;
      const isTaken = event.ctrlKey || event.metaKey ? withCommand(event) : plain(event);
      if (isTaken) event.preventDefault();
    },
    onCopy(event: ClipboardEvent) {
      const { range, isMany } = sheet.view();
      if (!isMany) return;
      event.preventDefault();
      if (sheet.hasRows(range)) event.clipboardData.setData("text/plain", rangeText(range, sheet.textAt));
      else {
        say("These rows are still being read. Copy again in a moment.");
        void sheet.ensure(range.top, range.bottom);
      }
    },
    async onPaste(event: ClipboardEvent) {
      const copied = copiedCells(event.clipboardData.getData("text/plain"));
      const isOne = copied.length === 1 && copied[0]?.length === 1;
      const { range, isMany } = sheet.view();
      if (!placeOf(event.target) || (isOne && !isMany)) return;
      event.preventDefault();
      await sheet.ensure(
        range.top,
        isOne ? range.bottom : Math.min(range.top + copied.length - 1, lastRow()),
      );
      sheet.put(pastedCells(copied, range));
    },
    onMouseDown(event: MouseEvent<HTMLTableElement>) {
      const place = placeOf(event.target);
      if (!place || event.button !== 0) return;
      if (event.shiftKey && event.currentTarget.contains(document.activeElement)) {
        event.preventDefault();
        sheet.extend(place);
      } else sheet.choose(place);
    },
    onMouseOver(event: MouseEvent<HTMLTableElement>) {
      const place = placeOf(event.target);
      const { anchor } = sheet.ends();
      const isHeld = event.buttons === 1 && placeOf(document.activeElement) !== null;
      if (!place || !isHeld) return;
      if (sheet.view().isMany || place.row !== anchor.row || place.column !== anchor.column)
        sheet.extend(place);
    },
  };
}
