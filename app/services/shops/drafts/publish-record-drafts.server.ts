// @public

import { inTransaction } from "../changes/in-transaction.server";
import type { ShopContext } from "../context/shop-context.server";
import type { ChangedRecord, RecordKind } from "../records/record-kind";
import { publishRecordDraft } from "./publish-record-draft.server";
import { scheduleRecordDraft } from "./schedule-record-draft.server";

/** A draft as it was shown to who publishes it. */
export type ShownDraft = { kind: RecordKind<unknown>; name: string; version: string };

/** What pages place comes before them, so that none shows a hole; all else as it was given. */
const inOrder = (drafts: readonly ShownDraft[]) => [
  ...drafts.filter(({ kind }) => kind.kind === "widget"),
  ...drafts.filter(({ kind }) => kind.kind !== "widget"),
];

/**
 * Publishes drafts together, now or at a moment to come (rule owners-5): all of them, or none where one
 * cannot be.
 * @param at null for now
 * @returns what each record is after it, in no certain order; empty for a moment to come
 * @throws AppError `forbidden`, `not_found`, `invalid`; StaleRecord
 */
export async function publishRecordDrafts(
  ctx: ShopContext,
  drafts: readonly ShownDraft[],
  at: Date | null,
): Promise<(ChangedRecord<unknown> & Pick<ShownDraft, "kind" | "name">)[]> {
  return inTransaction(ctx, async (inner) => {
    const changed: (ChangedRecord<unknown> & Pick<ShownDraft, "kind" | "name">)[] = [];
    for (const { kind, name, version } of inOrder(drafts))
      if (at) await scheduleRecordDraft(inner, kind, name, { at, expectedVersion: version });
      else changed.push({ ...(await publishRecordDraft(inner, kind, name, version)), kind, name });
    return changed;
  });
}
