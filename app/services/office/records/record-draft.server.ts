import { readShownVersion, shownVersionText } from "~/models/office/records/shown-version";
import { formatDateTime } from "~/models/platform/date/format-date";
import { can } from "~/models/shops/actors/can";
import { isStaleRecord, StaleRecord } from "~/models/shops/records/stale-record";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { discardRecordDraft } from "../../shops/drafts/discard-record-draft.server";
import { readRecordDraft } from "../../shops/drafts/read-record-draft.server";
import { saveRecordDraft } from "../../shops/drafts/save-record-draft.server";
import { changeRecord } from "../../shops/records/change-record.server";
import { draftVersion } from "../../shops/records/draft-version.server";
import { formerOf } from "../../shops/records/former-of.server";
import type { RecordKind } from "../../shops/records/record-kind";
import { recordVersion } from "../../shops/records/record-version.server";
import { nameActors } from "../orders/name-actors.server";

/** What a record shall be later, with the draft's own version, and who wrote it in words. */
export type ShownDraft = {
  record: unknown;
  version: string;
  text: string;
  /** What a form of it names as its version: what was published since is a conflict, and not overwritten. */
  made: string;
};

/** The draft of a record for who may change it; null where nothing waits. */
export async function findRecordDraft(
  ctx: ShopContext,
  kind: RecordKind<unknown>,
  name: string,
): Promise<ShownDraft | null> {
  if (!can(await ctx.actor(), "change", kind.subjectOf(ctx))) return null;
  const draft = await readRecordDraft(ctx, kind, name);
  if (!draft) return null;
  const zone = ctx.shop.settings.general.time_zone;
  const who = (await nameActors(ctx, [draft.actor]))(draft.actor);
  const when = draft.publishAt ? ` It goes live at ${formatDateTime(draft.publishAt, zone)}.` : "";
  const version = draftVersion(draft);
  return {
    record: draft.record,
    version,
    text: `A draft by ${who}, ${formatDateTime(draft.at, zone)}.${when}`,
    made: shownVersionText({ published: draft.madeFrom, draft: version }),
  };
}

/** A form's record: which one, what was typed, and what the form names as its version. */
type TypedRecord = { name: string; typed: unknown; version: string | null };

/**
 * Publishes what was typed, or keeps it for later (rule owners-5). What is published ends the draft that the
 * form showed; another one, or none where there was one, is a conflict.
 * @returns the name the record has from then on
 * @throws AppError `forbidden`, `invalid`; StaleRecord with what a form would show now
 */
export async function publishOrKeep(
  ctx: ShopContext,
  kind: RecordKind<unknown>,
  { name, typed, version, isLater }: TypedRecord & { isLater: boolean },
): Promise<string> {
  const made = readShownVersion(version);
  try {
    if (isLater) {
      const versions = { madeFrom: made.published, expectedVersion: made.draft };
      await saveRecordDraft(ctx, kind, { name, typed, ...versions });
      return name;
    }
    return await inTransaction(ctx, async (inner) => {
      const draft = await readRecordDraft(inner, kind, name);
      if (made.draft !== null) await discardRecordDraft(inner, kind, name, made.draft);
      else if (draft) throw new StaleRecord(draft.record, null);
      const { record } = await changeRecord(inner, kind, { name, typed, expectedVersion: made.published });
      return record === null ? name : (kind.nameOf?.(record) ?? name);
    });
  } catch (error) {
    throw isStaleRecord(error) ? await shownInstead(ctx, kind, name, made.draft) : error;
  }
}

/** The conflict with what a form would show now: another's draft, or else what is published. */
async function shownInstead(
  ctx: ShopContext,
  kind: RecordKind<unknown>,
  name: string,
  shown: string | null,
): Promise<StaleRecord> {
  const [published, draft] = [await kind.read(ctx, name, false), await readRecordDraft(ctx, kind, name)];
  const waits = draft && draftVersion(draft);
  if (draft && waits !== shown)
    return new StaleRecord(draft.record, shownVersionText({ published: draft.madeFrom, draft: waits }));
  if (published === null) return new StaleRecord(null, null);
  return new StaleRecord(published, shownVersionText({ published: recordVersion(published), draft: waits }));
}

/**
 * Finds what a form of a record was made of, by the version it names; undefined where that is not kept, as of
 * a draft that was rewritten.
 */
export const formerShown =
  (ctx: ShopContext, kind: RecordKind<unknown>, name: string) =>
  async (text: string): Promise<unknown> => {
    const made = readShownVersion(text);
    const [published, draft] = [await kind.read(ctx, name, false), await readRecordDraft(ctx, kind, name)];
    const now = [draft?.record, published].filter((record) => record !== null && record !== undefined);
    // One that was only published or given a moment meanwhile is still there.
    const asDraft = { madeFrom: made.published, publishAt: null };
    const found = now.find((record) =>
      made.draft === null
        ? recordVersion(record) === made.published
        : draftVersion({ record, ...asDraft }) === made.draft,
    );
    return found ?? (made.draft === null ? formerOf(ctx, kind, name)(made.published ?? "") : undefined);
  };
