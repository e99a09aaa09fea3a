import { type ApplyChange, changeLine, conflictsOf, takesAway } from "~/models/files/apply-change";
import type { ApplySummary } from "~/models/files/apply-summary";
import type { Decide } from "~/services/files/apply/in-shop-transaction.server";

/** Applies a folder; what is decided against is rolled back. */
type ApplyFolder = (decide: Decide) => Promise<ApplySummary>;

/**
 * Applies a folder, but what it would archive or remove only when a person agreed. The apply is run to its
 * end to find out, so what is asked is what would happen; it is run again when the answer is yes (rule
 * shop-folders-5).
 * @param ask shows what would go and answers whether it may; null without a terminal to ask on
 * @returns what was done, or a line that says why nothing was
 */
export async function applyConfirmed(
  applyFolder: ApplyFolder,
  ask: ((leaving: readonly ApplyChange[]) => Promise<boolean>) | null,
): Promise<ApplySummary | string> {
  const agreed = new Set<string>();
  let leaving: ApplyChange[] = [];
  const decide: Decide = (changes) => {
    // What is in conflict is refused before anything is asked.
    leaving = conflictsOf(changes).length > 0 ? [] : changes.filter(takesAway);
    return leaving.every((change) => agreed.has(changeLine(change)));
  };
  const summary = await applyFolder(decide);
  if (leaving.length === 0) return summary;
  if (!ask)
    return `Nothing was applied: this would take away ${listed(leaving)}. Add --yes to do it, or --plan to see it`;
  if (!(await ask(leaving))) return "Nothing was applied";
  for (const change of leaving) agreed.add(changeLine(change));
  const second = await applyFolder(decide);
  const isDone = leaving.every((change) => agreed.has(changeLine(change)));
  return isDone ? second : "Nothing was applied: the shop was changed meanwhile. Apply again";
}

/** Names in a line. */
const maxNamed = 3;

function listed(leaving: readonly ApplyChange[]): string {
  const named = leaving.slice(0, maxNamed).map(({ kind, name }) => `${kind} ${name}`);
  const more = leaving.length - named.length;
  return [...named, ...(more > 0 ? [`${more} more`] : [])].join(", ");
}
