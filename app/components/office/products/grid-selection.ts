import { type GridPlace, type GridRange, placesOf, rangeBetween } from "~/models/office/products/grid-range";
import type { gridCells } from "./grid-cells";

/** The range of chosen cells, which shows and tells itself to screen readers. */
export function gridSelection(table: HTMLTableElement, cells: ReturnType<typeof gridCells>) {
  let from: GridPlace = { row: 0, column: 0 };
  let to: GridPlace = from;
  const range = (): GridRange => rangeBetween(from, to);
  const isMany = () => from.row !== to.row || from.column !== to.column;
  const show = () => {
    for (const one of table.querySelectorAll("td[aria-selected]")) one.removeAttribute("aria-selected");
    if (!isMany()) return;
    for (const place of placesOf(range()).flat())
      cells.at(place)?.closest("td")?.setAttribute("aria-selected", "true");
  };
  const extend = (place: GridPlace) => {
    if (!cells.at(place)) return;
    to = place;
    show();
    cells.at(place)?.closest("td")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  };
  return {
    range,
    isMany,
    extend,
    extendBy: (down: number, right: number) => extend({ row: to.row + down, column: to.column + right }),
    start(place: GridPlace) {
      from = place;
      to = place;
      show();
    },
  };
}
