import type { GridPlace, PlacedText } from "~/models/office/products/grid-range";

/** A field of the table. */
export type Cell = HTMLInputElement | HTMLSelectElement;
type Step = { cell: Cell; before: string; after: string }[];

/** The fields of a table by their places, and what was put into them, which can be taken back and redone. */
export function gridCells(table: HTMLTableElement) {
  const done: Step[] = [];
  const undone: Step[] = [];
  const rows = () => [...table.querySelectorAll("tbody tr")];
  const cellsOf = (row: Element | undefined): Cell[] => [
    ...(row?.querySelectorAll<Cell>("[data-cell]") ?? []),
  ];
  const at = ({ row, column }: GridPlace) => cellsOf(rows()[row])[column];
  const write = (cell: Cell, text: string) => {
    cell.value = text;
    cell.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const move = (from: Step[], to: Step[], side: "before" | "after") => {
    const step = from.pop();
    for (const one of step ?? []) write(one.cell, one[side]);
    if (step) to.push(step);
    return step !== undefined;
  };
  return {
    at,
    rowCount: () => rows().length,
    /** The place of a field, or of the field in a table's cell. */
    placeOf(target: EventTarget | null): (GridPlace & { cell: Cell }) | null {
      const cell =
        target instanceof Element ? target.closest("td")?.querySelector<Cell>("[data-cell]") : null;
      if (!cell) return null;
      const row = rows().findIndex((one) => one.contains(cell));
      return { cell, row, column: cellsOf(rows()[row]).indexOf(cell) };
    },
    textAt(place: GridPlace) {
      const cell = at(place);
      return cell && !cell.disabled ? cell.value : null;
    },
    put(texts: readonly PlacedText[]) {
      const step: Step = [];
      for (const { text, ...place } of texts) {
        const cell = at(place);
        if (!cell || cell.disabled) continue;
        const before = cell.value;
        write(cell, text);
        step.push({ cell, before, after: cell.value });
      }
      if (step.length === 0) return;
      done.push(step);
      undone.length = 0;
    },
    undo: () => move(done, undone, "before"),
    redo: () => move(undone, done, "after"),
  };
}
