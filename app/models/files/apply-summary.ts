// @public

/** Number of written and unchanged rows of a kind. */
export type ApplyCounts = { added: number; changed: number; unchanged: number; removed: number };

/** A message about a file. `line` is null if it concerns the whole file. */
export type FileMessage = { file: string; line: number | null; reason: string };

/** Different pictures that rows name: kept here, or not to be had. Those still to be fetched are neither. */
export type PictureCounts = { kept: number; missing: number };

/** The result of an apply or an import. */
export type ApplySummary = {
  products: ApplyCounts;
  variations: ApplyCounts;
  /** All other parts of a shop. */
  others: ApplyCounts;
  /** Refused rows. */
  refused: FileMessage[];
  /** Notes for the owner about accepted rows. */
  notes: FileMessage[];
  /** Of an import alone. */
  pictures?: PictureCounts;
  /** What of an import is not seen or cannot be bought (rule imports-17). */
  unseen?: string[];
};

/** An empty summary. */
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

/** Records named in a note. */
const maxNamed = 3;

/** The note about records that stay as the shop has them (rule shop-folders-6). */
export function keptNotes(kept: readonly string[]): FileMessage[] {
  if (kept.length === 0) return [];
  const more = kept.length - maxNamed;
  const named = [...kept.slice(0, maxNamed), ...(more > 0 ? [`${more} more`] : [])].join(", ");
  return [
    {
      file: "the shop",
      line: null,
      reason: `kept as the shop has it: ${named}. An export writes it into the folder`,
    },
  ];
}

/** The note about a folder of which a shop does not know what it held before (rule shop-folders-6). */
export const unknownFolderNote: FileMessage = {
  file: "the shop",
  line: null,
  reason: "it does not know this folder yet, so it takes the folder’s wherever the two differ",
};

/** A message with its file and line. */
export const placedMessage = ({ file, line, reason }: FileMessage): string =>
  `${file}${line === null ? "" : ` line ${line}`}: ${reason}`;

/** Without a limit, a missing picture folder would fill the output with one line per picture. */
const maxNotes = 20;

/** The lines for the operator, refusals first, each with its file and line. */
export function summaryLines(summary: ApplySummary): string[] {
  const counts = (kind: string, { added, changed, unchanged, removed }: ApplyCounts, gone: string) =>
    `${kind}: ${added} added, ${changed} changed, ${unchanged} unchanged, ${removed} ${gone}`;
  const { length } = summary.refused;
  const unsaid = summary.notes.length - maxNotes;
  return [
    ...summary.refused.map((message) => `Refused: ${placedMessage(message)}`),
    ...summary.notes.slice(0, maxNotes).map((message) => `Note: ${placedMessage(message)}`),
    ...(unsaid > 0 ? [`Note: ${unsaid} more of this kind`] : []),
    counts("Products", summary.products, "archived"),
    counts("Variations", summary.variations, "archived"),
    counts("Everything else", summary.others, "removed"),
    `Refused: ${length} ${length === 1 ? "row" : "rows"}`,
  ];
}
