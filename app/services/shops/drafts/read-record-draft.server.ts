// @public

import { authorize } from "~/models/shops/actors/authorize";
import { recordDrafts } from "~/tables/shops/records";
import type { ShopContext } from "../context/shop-context.server";
import { ofRecord } from "../records/of-record.server";
import type { RecordKind } from "../records/record-kind";

/** The draft of a record, or null (rule owners-5). @throws AppError `forbidden` */
export async function readRecordDraft<R>(
  ctx: ShopContext,
  kind: RecordKind<R>,
  name: string,
): Promise<typeof recordDrafts.$inferSelect | null> {
  authorize(await ctx.actor(), "change", kind.subjectOf(ctx));
  const [draft] = await ctx.db
    .select()
    .from(recordDrafts)
    .where(ofRecord(recordDrafts, ctx, kind, name));
  return draft ?? null;
}
