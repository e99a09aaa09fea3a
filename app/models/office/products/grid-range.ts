/** A cell's place in the table of products, from 0. */
export type GridPlace = { row: number; column: number };

/** Cells chosen together; both ends belong to it. */
export type GridRange = { top: number; bottom: number; left: number; right: number };

/** A text for a cell. */
export type PlacedText = GridPlace & { text: string };

export const rangeBetween = (from: GridPlace, to: GridPlace): GridRange => ({
  top: Math.min(from.row, to.row),
  bottom: Math.max(from.row, to.row),
  left: Math.min(from.column, to.column),
  right: Math.max(from.column, to.column),
});

/** The text of a cell; null for one that takes none. */
type TextAt = (place: GridPlace) => string | null;

/** The places of a range, row by row. */
export const placesOf = ({ top, bottom, left, right }: GridRange): GridPlace[][] =>
  Array.from({ length: bottom - top + 1 }, (_, down) =>
    Array.from({ length: right - left + 1 }, (_, across) => ({ row: top + down, column: left + across })),
  );

/** A range as spreadsheets take it: rows by lines, cells by tabs. */
export const rangeText = (range: GridRange, textAt: TextAt): string =>
  placesOf(range)
    .map((places) => places.map((place) => (textAt(place) ?? "").replace(/[\t\r\n]+/g, " ")).join("\t"))
    .join("\n");

/**
 * What filling down puts: the first row's texts below it; one row alone takes those of the row above. A cell
 * that takes no text gives none.
 */
export function filledDown(range: GridRange, textAt: TextAt): PlacedText[] {
  const source = range.top === range.bottom ? range.top - 1 : range.top;
  if (source < 0) return [];
  return placesOf({ ...range, top: source + 1 })
    .flat()
    .flatMap((place) => {
      const text = textAt({ row: source, column: place.column });
      return text === null ? [] : [{ ...place, text }];
    });
}

/** What copied cells put from a range's first cell on; one copied cell fills the whole range. */
export function pastedCells(copied: readonly (readonly string[])[], range: GridRange): PlacedText[] {
  const only = copied.length === 1 && copied[0]?.length === 1 ? copied[0][0] : undefined;
  if (only !== undefined)
    return placesOf(range)
      .flat()
      .map((place) => ({ ...place, text: only.trim() }));
  return copied.flatMap((texts, down) =>
    texts.map((text, across) => ({
      row: range.top + down,
      column: range.left + across,
      text: text.trim(),
    })),
  );
}
