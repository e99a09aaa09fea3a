import { recordDrafts } from "~/tables/shops/records";
import type { ShopContext } from "../context/shop-context.server";
import { decidedDraft } from "./draft-version.server";
import { noDraft } from "./no-draft.server";
import { ofRecord } from "./of-record.server";
import type { RecordKind } from "./record-kind";
import { type ExpectedVersion, refuseStale } from "./refuse-stale.server";

type DraftRow = typeof recordDrafts.$inferSelect;

/**
 * The draft of a record, held until the transaction ends; null where there is none.
 * @param expected the version of the draft that a change was made to (rule owners-2)
 * @throws StaleRecord
 */
export async function holdDraft<R>(
  inner: ShopContext,
  kind: RecordKind<R>,
  name: string,
  expected: ExpectedVersion,
): Promise<DraftRow | null> {
  const isIt = ofRecord(recordDrafts, inner, kind, name);
  const [draft = null] = await inner.db.select().from(recordDrafts).where(isIt).for("update");
  refuseStale(decidedDraft(draft), expected);
  return draft;
}

/** As {@link holdDraft} does, where there must be one. @throws StaleRecord, AppError `not_found` */
export async function requireDraft<R>(
  inner: ShopContext,
  kind: RecordKind<R>,
  name: string,
  expected: ExpectedVersion,
): Promise<DraftRow> {
  const draft = await holdDraft(inner, kind, name, expected);
  if (!draft) throw noDraft(kind, name);
  return draft;
}
