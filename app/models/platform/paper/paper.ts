// @public

/**
 * A column of a paper: where its texts stand, and whether it is what a row is about. Phones leave out a spare
 * one.
 */
export type PaperColumn = { label: string; kind: "item" | "code" | "number"; isSpare?: true };

/** A sheet that is read, printed or kept as a PDF, all as text: an invoice, a packing slip. */
export type Paper = {
  shopName: string;
  title: string;
  about: string;
  parties: { title: string; lines: string[] }[];
  columns: PaperColumn[];
  /** A text for each column; the detail stands below that of the item. */
  rows: { id: string; cells: string[]; detail: string }[];
  /** What is said in place of rows. */
  emptyText: string;
  sums: { label: string; text: string; isTotal: boolean }[];
  notes: string[];
};
