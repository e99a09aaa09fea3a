import type { ListColumn, ListDescription, ListRow } from "./list-description";

const shown = (list: ListDescription, columns: readonly string[]): readonly ListColumn[] =>
  list.columns.filter(({ key }) => columns.includes(key));

/** The headings of a list's file: those of the columns that are shown. */
export const headOfFile = (list: ListDescription, columns: readonly string[]): string[] =>
  shown(list, columns).map(({ label }) => label);

/** A row of a list's file: what each cell says, with what is below it in brackets. */
export const rowOfFile = (list: ListDescription, columns: readonly string[], { cells }: ListRow): string[] =>
  shown(list, columns).map(({ key }) => {
    const { text = "", sub = "" } = cells[key] ?? {};
    return sub === "" ? text : text === "" ? sub : `${text} (${sub})`;
  });
