import { type ApplyChange, changeLine, planLines, takesAway } from "../../../files/apply-change";
import { type ApplySummary, placedMessage } from "../../../files/apply-summary";
import type { WorkReport } from "./work-report";

/** Lines of a kind that a page shows. */
const most = 300;

const first = (lines: readonly string[]): string[] =>
  lines.length > most ? [...lines.slice(0, most), `${lines.length - most} more`] : [...lines];

/** A change with its fields: `Change product MUG: price: 5 -> 6`. */
function lineOf(change: ApplyChange): string {
  const [head = "", ...fields] = planLines([change]);
  return fields.length > 0 ? `${head}: ${fields.map((field) => field.trim()).join("; ")}` : head;
}

/** What a folder changes or changed in a shop, in lines a host reads (rule hosting-13). */
export function appliedReport(
  { products, variations, others, refused, notes }: ApplySummary,
  changes: readonly ApplyChange[],
  isTrial: boolean,
): WorkReport {
  const count = (what: string, { added, changed, removed }: ApplySummary["others"], gone: string) =>
    `${what}: ${added} added, ${changed} changed, ${removed} ${gone}`;
  const leaving = changes.filter(takesAway);
  return {
    taken: [
      count("Products", products, "archived"),
      count("Variations", variations, "archived"),
      count("Everything else", others, "removed"),
    ],
    changed: isTrial
      ? first(
          changes.length > 0
            ? [...leaving, ...changes.filter((one) => !takesAway(one))].map(lineOf)
            : planLines([]),
        )
      : first(notes.map(placedMessage)),
    refused: first(refused.map(placedMessage)),
    next: isTrial ? first(notes.map(placedMessage)) : [],
    file: null,
    leaving: isTrial ? leaving.map(changeLine) : [],
  };
}
