// @public

import { z } from "zod";

/** Where empty lines are left out: from a row on, by how many lines it is further down than its place. */
export type SheetLines = readonly (readonly [from: number, by: number])[];

/** The lines of the rows of a sheet, told apart from their places, which begin with 1. */
export const sheetLines = (lines: readonly number[]): SheetLines =>
  lines
    .map((line, at): [number, number] => [at + 1, line - at - 1])
    .filter(([, by], at, all) => at === 0 || by !== all[at - 1]?.[1]);

const kept = z.object({ lines: z.array(z.tuple([z.number(), z.number()])) });

/** The lines that an operation's options keep; null for rows that no sheet had. */
export function linesOfOptions(options: unknown): SheetLines | null {
  const read = kept.safeParse(options);
  return read.success ? read.data.lines : null;
}

/** The line of a row as spreadsheets count, of which the first has the headings. */
export const sheetLineOf = (lines: SheetLines, place: number): number =>
  place + (lines.findLast(([from]) => from <= place)?.[1] ?? 0);
