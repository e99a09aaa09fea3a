import { asc } from "drizzle-orm";
import { authorize } from "~/models/shops/authorize";
import { recordDrafts } from "~/tables/records";
import type { RecordKind } from "./record-kind";
import { ofRecord } from "./records/of-record.server";
import { withState } from "./records/with-state.server";
import type { ShopContext } from "./shop-context.server";

/**
 * What a record shall be later, with the draft's own version; `isStale` says that the published one was changed
 * since it was written.
 */
export type RecordDraft = typeof recordDrafts.$inferSelect & { version: string; isStale: boolean };

/** The drafts of a kind by their names. @throws AppError `forbidden` */
export async function listRecordDrafts<R>(ctx: ShopContext, kind: RecordKind<R>): Promise<RecordDraft[]> {
  authorize(await ctx.actor(), "change", kind.subjectOf(ctx));
  const drafts = await ctx.db
    .select()
    .from(recordDrafts)
    .where(ofRecord(recordDrafts, ctx, kind))
    .orderBy(asc(recordDrafts.name));
  return Promise.all(drafts.map((draft) => withState(ctx, kind, draft)));
}
