import { readShownVersion } from "~/models/office/records/shown-version";
import { authorize } from "~/models/shops/actors/authorize";
import type { RequestContext } from "../../shops/context/request-context.server";
import { readRecordDraft } from "../../shops/drafts/read-record-draft.server";
import { draftVersion } from "../../shops/records/draft-version.server";
import { listVersions } from "../../shops/records/list-versions.server";
import { recordVersion } from "../../shops/records/record-version.server";
import { nameOther, type OthersAtPage, openPage, recordPlace } from "../builder/open-page.server";
import { requireKind } from "../load-record.server";

/**
 * What a browser asks while it has a record's form open: who else has, and who changed the record or its
 * draft meanwhile (rule builder-22).
 * @param made what the form names as its version
 * @throws AppError `forbidden`, `not_found`
 */
export async function stayAtRecord(
  ctx: RequestContext,
  kindName: string,
  { name, made }: { name: string; made: string },
): Promise<OthersAtPage> {
  const kind = requireKind(ctx, kindName);
  authorize(await ctx.actor(), "change", kind.subjectOf(ctx));
  const others = await openPage(ctx, recordPlace(kindName, name));
  const [published, draft] = [await kind.read(ctx, name, false), await readRecordDraft(ctx, kind, name)];
  const shown = readShownVersion(made);
  if (draft && draftVersion(draft) !== shown.draft)
    return { others, changedBy: await nameOther(ctx, draft.actor) };
  const isSame = published !== null && recordVersion(published) === shown.published;
  if (isSame && (draft !== null || shown.draft === null)) return { others, changedBy: null };
  const [last] = await listVersions(ctx, kind, name);
  return { others, changedBy: await nameOther(ctx, last?.actor) };
}
