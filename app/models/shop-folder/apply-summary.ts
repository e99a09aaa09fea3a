/** How many of a kind were written, and how many already were as the files say. */
export type ApplyCounts = { added: number; changed: number; unchanged: number; removed: number };

/** A message about a file. `line` is null when it concerns the whole file. */
export type FileMessage = { file: string; line: number | null; reason: string };

/** What an apply or an import did. */
export type ApplySummary = {
  products: ApplyCounts;
  variations: ApplyCounts;
  /** Everything else a shop consists of. */
  others: ApplyCounts;
  /** Rows that did not go in. */
  refused: FileMessage[];
  /** What its owner should know about rows that did. */
  notes: FileMessage[];
};

/** Nothing done yet. */
export const noCounts: ApplyCounts = { added: 0, changed: 0, unchanged: 0, removed: 0 };

/** Sum of counts of several kinds. */
export function addCounts(...counts: ApplyCounts[]): ApplyCounts {
  return counts.reduce(
    (sum, each) => ({
      added: sum.added + each.added,
      changed: sum.changed + each.changed,
      unchanged: sum.unchanged + each.unchanged,
      removed: sum.removed + each.removed,
    }),
    noCounts,
  );
}

/** Whether anything was written. */
export function hasChanges({ products, variations, others }: ApplySummary): boolean {
  const { added, changed, removed } = addCounts(products, variations, others);
  return added + changed + removed > 0;
}

/** A missing folder of pictures would otherwise bury the rest under a line for each. */
const maxNotes = 20;

/** The lines an operator reads at the end, refusals first, each with its file and line. */
export function summaryLines(summary: ApplySummary): string[] {
  const place = ({ file, line, reason }: FileMessage) =>
    `${file}${line === null ? "" : ` line ${line}`}: ${reason}`;
  const counts = (kind: string, { added, changed, unchanged, removed }: ApplyCounts) =>
    `${kind}: ${added} added, ${changed} changed, ${unchanged} unchanged, ${removed} removed`;
  const { length } = summary.refused;
  const unsaid = summary.notes.length - maxNotes;
  return [
    ...summary.refused.map((message) => `Refused: ${place(message)}`),
    ...summary.notes.slice(0, maxNotes).map((message) => `Note: ${place(message)}`),
    ...(unsaid > 0 ? [`Note: and ${unsaid} more of that kind`] : []),
    counts("Products", summary.products),
    counts("Variations", summary.variations),
    counts("Everything else", summary.others),
    `Refused: ${length} ${length === 1 ? "row" : "rows"}`,
  ];
}
