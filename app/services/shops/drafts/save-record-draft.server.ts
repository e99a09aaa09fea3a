// @public

import { authorize } from "~/models/shops/actors/authorize";
import { recordedActor } from "~/models/shops/actors/recorded-actor";
import { recordDrafts } from "~/tables/shops/records";
import { inTransaction } from "../changes/in-transaction.server";
import type { ShopContext } from "../context/shop-context.server";
import { draftVersion } from "../records/draft-version.server";
import { holdDraft } from "../records/hold-draft.server";
import { ownerOf } from "../records/of-record.server";
import type { RecordKind } from "../records/record-kind";
import { recordVersion } from "../records/record-version.server";
import { type ExpectedVersion, refuseStale } from "../records/refuse-stale.server";
import type { RecordDraft } from "./list-record-drafts.server";

/** What an owner writes for later. */
type DraftChange = {
  name: string;
  /** The whole record as it shall be. */
  typed: unknown;
  /** The published version it was made to, as a change of the record names it. */
  madeFrom?: ExpectedVersion;
  /** The version of the draft it replaces, null for one that must not exist yet (rule owners-2). */
  expectedVersion?: ExpectedVersion;
};

/**
 * Keeps what a record shall be, beside what is published (rule owners-5). One that is there is replaced, and
 * is no longer scheduled.
 * @throws AppError `forbidden`, `invalid`; StaleRecord
 */
export async function saveRecordDraft<R>(
  ctx: ShopContext,
  kind: RecordKind<R>,
  { name, typed, madeFrom, expectedVersion }: DraftChange,
): Promise<RecordDraft> {
  const actor = await ctx.actor();
  authorize(actor, "change", kind.subjectOf(ctx));
  const record = kind.check(name, typed, ctx);
  return inTransaction(ctx, async (inner) => {
    const published = await kind.read(inner, name, true);
    refuseStale(published, madeFrom);
    const columns = {
      record,
      madeFrom: published === null ? null : recordVersion(published),
      at: inner.now(),
      actor: recordedActor(actor),
      publishAt: null,
      fault: null,
    };
    const called = published === null ? name : (kind.nameOf?.(published) ?? name);
    await holdDraft(inner, kind, called, expectedVersion);
    const key = { tenantId: inner.tenant.id, shopId: ownerOf(inner, kind), kind: kind.kind, name: called };
    const added = inner.db.insert(recordDrafts).values({ ...key, ...columns });
    const target = [recordDrafts.tenantId, recordDrafts.shopId, recordDrafts.kind, recordDrafts.name];
    const [draft] = await (expectedVersion === null
      ? added.onConflictDoNothing({ target })
      : added.onConflictDoUpdate({ target, set: columns })
    ).returning();
    // Another author began one while none was there to be held.
    if (!draft) await holdDraft(inner, kind, called, expectedVersion);
    if (!draft) throw new Error(`the draft of ${kind.kind} ${name} was not saved`);
    return { ...draft, version: draftVersion(draft), isStale: false };
  });
}
