import { authorize } from "~/models/shops/authorize";
import { recordDrafts } from "~/tables/records";
import type { RecordKind } from "./record-kind";
import { noDraft } from "./records/no-draft.server";
import { ofRecord } from "./records/of-record.server";
import type { ShopContext } from "./shop-context.server";

/** Throws a draft away. @throws AppError `forbidden`, `not_found` */
export async function discardRecordDraft<R>(
  ctx: ShopContext,
  kind: RecordKind<R>,
  name: string,
): Promise<void> {
  authorize(await ctx.actor(), "change", kind.subjectOf(ctx));
  const gone = await ctx.db
    .delete(recordDrafts)
    .where(ofRecord(recordDrafts, ctx, kind, name))
    .returning({ id: recordDrafts.id });
  if (gone.length === 0) throw noDraft(kind, name);
}
