import { formatDateTime } from "~/models/platform/date/format-date";
import { can } from "~/models/shops/actors/can";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { discardRecordDraft } from "../../shops/drafts/discard-record-draft.server";
import { readRecordDraft } from "../../shops/drafts/read-record-draft.server";
import { saveRecordDraft } from "../../shops/drafts/save-record-draft.server";
import { changeRecord } from "../../shops/records/change-record.server";
import type { RecordKind } from "../../shops/records/record-kind";
import { nameActors } from "../orders/name-actors.server";

/**
 * What a record shall be later, of which version, and who wrote it; null where nothing waits, or that it is
 * to be removed.
 */
export async function findRecordDraft(
  ctx: ShopContext,
  kind: RecordKind<unknown>,
  name: string,
): Promise<{ record: unknown; madeFrom: string | null; text: string } | null> {
  if (!can(await ctx.actor(), "change", kind.subjectOf(ctx))) return null;
  const draft = await readRecordDraft(ctx, kind, name);
  if (!draft || draft.record === null) return null;
  const zone = ctx.shop.settings.general.time_zone;
  const who = (await nameActors(ctx, [draft.actor]))(draft.actor);
  const when = draft.publishAt ? ` It goes live at ${formatDateTime(draft.publishAt, zone)}.` : "";
  return {
    record: draft.record,
    madeFrom: draft.madeFrom,
    text: `A draft by ${who}, ${formatDateTime(draft.at, zone)}.${when}`,
  };
}

/**
 * Publishes what was typed, or keeps it for later (rule owners-5). What is published ends the draft.
 * @returns the name the record has from then on
 * @throws AppError `forbidden`, `invalid`; StaleRecord
 */
export async function publishOrKeep(
  ctx: ShopContext,
  kind: RecordKind<unknown>,
  {
    name,
    typed,
    version,
    isLater,
  }: { name: string; typed: unknown; version: string | null; isLater: boolean },
): Promise<string> {
  if (isLater) {
    await saveRecordDraft(ctx, kind, { name, typed, madeFrom: version });
    return name;
  }
  return inTransaction(ctx, async (inner) => {
    const waits = (await findRecordDraft(inner, kind, name)) !== null;
    if (waits) await discardRecordDraft(inner, kind, name);
    const { record } = await changeRecord(inner, kind, { name, typed, expectedVersion: version });
    return record === null ? name : (kind.nameOf?.(record) ?? name);
  });
}
