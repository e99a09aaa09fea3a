// @public

import {
  type ApplyCounts,
  type ApplySummary,
  type FileMessage,
  type PictureCounts,
  placedMessage,
} from "./apply-summary";

/** What became of an imported file. */
export type ImportReport = {
  /** Counts by what it held, such as `Customers`. */
  counts: { what: string; counts: ApplyCounts }[];
  /** Refused rows; of very many the first. */
  refused: FileMessage[];
  refusedCount: number;
  /** Notes about rows that came in; of very many the first. */
  notes: FileMessage[];
  notesCount: number;
  /** Of a file of products that names pictures. */
  pictures?: PictureCounts;
  /**
   * What came in and is not seen or cannot be bought (rule imports-17), such as `3 of 12 products not shown`.
   */
  unseen?: string[];
  /** What its owner does next, the most urgent first. */
  next: string[];
};

/** Messages of a kind that are kept, so that a file of wrong rows does not fill the memory. */
const maxKept = 1000;
/** Notes that are printed. */
const maxPrinted = 20;

/** Messages as they come: the first are kept, all are counted. */
export class Messages {
  private readonly first: FileMessage[] = [];
  count = 0;
  constructor(private readonly file: string) {}
  /** Adds what is said about a line. */
  add(line: number, reason: string): void {
    this.count += 1;
    if (this.first.length < maxKept) this.first.push({ file: this.file, line, reason });
  }
  /** The first of them, by line. */
  get kept(): FileMessage[] {
    return this.first.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
  }
}

/** The lines of a report: refusals and notes first, then what came, then what to do next. */
export function reportLines(report: ImportReport): string[] {
  const { counts, refused, refusedCount, notes, notesCount, pictures, unseen = [], next } = report;
  const unnamed = refusedCount - refused.length;
  const unsaid = notesCount - Math.min(notes.length, maxPrinted);
  return [
    ...refused.map((message) => `Refused: ${placedMessage(message)}`),
    ...(unnamed > 0 ? [`Refused: ${unnamed} more rows`] : []),
    ...notes.slice(0, maxPrinted).map((message) => `Note: ${placedMessage(message)}`),
    ...(unsaid > 0 ? [`Note: ${unsaid} more of this kind`] : []),
    ...counts.map(
      ({ what, counts: { added, changed, unchanged } }) =>
        `${what}: ${added} added, ${changed} changed, ${unchanged} unchanged`,
    ),
    ...unseen.map((what) => `Unseen: ${what}`),
    ...(pictures ? [picturesLine(pictures)] : []),
    `Refused: ${refusedCount} ${refusedCount === 1 ? "row" : "rows"}`,
    ...next.map((step) => `Next: ${step}`),
  ];
}

/** What became of the pictures; what did not come is said only where something did not. */
const picturesLine = ({ kept, missing }: PictureCounts): string =>
  [`Pictures: ${kept} kept here`, ...(missing > 0 ? [`${missing} missing`] : [])].join(", ");

/** The report of an import of products. */
export const summaryReport = (summary: ApplySummary, next: string[]): ImportReport => ({
  counts: [
    { what: "Products", counts: summary.products },
    { what: "Variations", counts: summary.variations },
    { what: "Categories and redirects", counts: summary.others },
  ],
  refused: summary.refused,
  refusedCount: summary.refused.length,
  notes: summary.notes,
  notesCount: summary.notes.length,
  ...(summary.pictures && Object.values(summary.pictures).some((count) => count > 0)
    ? { pictures: summary.pictures }
    : {}),
  unseen: summary.unseen ?? [],
  next,
});
