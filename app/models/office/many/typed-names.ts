/** The parts of a cell that is a list. */
export const partsOf = (cell: string | undefined): string[] =>
  (cell ?? "")
    .split("|")
    .map((part) => part.trim())
    .filter(Boolean);

/** Whether a picture is named by its file and not by an address. */
export const isFileName = (source: string): boolean => !/^(\/|https?:)/i.test(source);

/**
 * A cell whose parts are names, as what they stand for; a name that nothing has stays, and is refused with
 * its row.
 */
export const withNames = (cell: string, known: ReadonlyMap<string, string>): string =>
  partsOf(cell)
    .map((part) => known.get(part.toLowerCase()) ?? part)
    .join("|");
