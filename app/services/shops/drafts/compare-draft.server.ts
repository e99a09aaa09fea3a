// @public

import { authorize } from "~/models/shops/actors/authorize";
import { changedFields, type FieldChange } from "~/models/shops/records/changed-fields";
import { recordDrafts } from "~/tables/shops/records";
import type { ShopContext } from "../context/shop-context.server";
import { findVersion } from "../records/find-version.server";
import { noDraft } from "../records/no-draft.server";
import { ofRecord } from "../records/of-record.server";
import type { RecordKind } from "../records/record-kind";

/**
 * In which fields a draft differs from its record (rule owners-5).
 * @param from the version to compare with, such as the one it was made from; without it, what is published
 * now,
 *   which is nothing for a draft of a new record
 * @throws AppError `forbidden`, or `not_found` where there is no draft or the version is not kept
 */
export async function compareDraft<R>(
  ctx: ShopContext,
  kind: RecordKind<R>,
  name: string,
  from?: string,
): Promise<FieldChange[]> {
  authorize(await ctx.actor(), "change", kind.subjectOf(ctx));
  const isIt = ofRecord(recordDrafts, ctx, kind, name);
  const [draft] = await ctx.db.select({ record: recordDrafts.record }).from(recordDrafts).where(isIt);
  if (!draft) throw noDraft(kind, name);
  const before =
    from === undefined ? await kind.read(ctx, name, false) : await findVersion(ctx, kind, name, from);
  return changedFields({ "": before }, { "": draft.record });
}
