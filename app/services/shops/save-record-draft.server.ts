import { authorize } from "~/models/shops/authorize";
import { recordedActor } from "~/models/shops/recorded-actor";
import { recordDrafts } from "~/tables/records";
import { inTransaction } from "./in-transaction.server";
import type { RecordDraft } from "./list-record-drafts.server";
import type { RecordKind } from "./record-kind";
import { recordVersion } from "./record-version.server";
import { ownerOf } from "./records/of-record.server";
import { type ExpectedVersion, refuseStale } from "./refuse-stale.server";
import type { ShopContext } from "./shop-context.server";

/** What an owner writes for later: see RecordChange, but for what is removed. */
type DraftChange = { name: string; typed: unknown; expectedVersion?: ExpectedVersion };

/**
 * Keeps what a record shall be, beside what is published (rule owners-5). One that is there is replaced, and is
 * no longer scheduled.
 * @param change its `expectedVersion` is the published version it was made to
 * @throws AppError `forbidden`, `invalid`; StaleRecord
 */
export async function saveRecordDraft<R>(
  ctx: ShopContext,
  kind: RecordKind<R>,
  { name, typed, expectedVersion }: DraftChange,
): Promise<RecordDraft> {
  const actor = await ctx.actor();
  authorize(actor, "change", kind.subjectOf(ctx));
  const record = kind.check(name, typed, ctx);
  return inTransaction(ctx, async (inner) => {
    const published = await kind.read(inner, name, true);
    refuseStale(published, expectedVersion);
    const columns = {
      ...{ record, madeFrom: published === null ? null : recordVersion(published) },
      ...{ at: inner.now(), actor: recordedActor(actor), publishAt: null, fault: null },
    };
    const called = published === null ? name : (kind.nameOf?.(published) ?? name);
    const key = { tenantId: inner.tenant.id, shopId: ownerOf(inner, kind), kind: kind.kind, name: called };
    const [draft] = await inner.db
      .insert(recordDrafts)
      .values({ ...key, ...columns })
      .onConflictDoUpdate({
        target: [recordDrafts.tenantId, recordDrafts.shopId, recordDrafts.kind, recordDrafts.name],
        set: columns,
      })
      .returning();
    if (!draft) throw new Error(`the draft of ${kind.kind} ${name} was not saved`);
    return { ...draft, isStale: false };
  });
}
