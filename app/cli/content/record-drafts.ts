import { isMoment, zonedMomentMs } from "~/models/platform/date/zoned-moment";
import { actorText } from "~/models/shops/actors/recorded-actor";
import { compareDraft } from "~/services/shops/drafts/compare-draft.server";
import { discardRecordDraft } from "~/services/shops/drafts/discard-record-draft.server";
import {
  type DraftKey,
  listRecordDrafts,
  type RecordDraft,
} from "~/services/shops/drafts/list-record-drafts.server";
import { publishRecordDraft } from "~/services/shops/drafts/publish-record-draft.server";
import { saveRecordDraft } from "~/services/shops/drafts/save-record-draft.server";
import { scheduleRecordDraft } from "~/services/shops/drafts/schedule-record-draft.server";
import { asJson } from "../as-json";
import { UsageError } from "../command";
import { findShop, withShops } from "../open-shops";
import { readArguments } from "../read-arguments";
import {
  type AskedRecord,
  kindOf,
  type RecordForm,
  readRecordFile,
  sayChanged,
  sayDifferences,
} from "./record-forms";

/** The forms about drafts (rule owners-5). */
export const draftForms: Record<string, RecordForm> = {
  draft: { rest: ["<name>", "<file.json>"], optional: ["version", "made-from"], run: draft },
  "draft-diff": { rest: ["<name>"], optional: ["from"], run: draftDiff },
  publish: { rest: ["<name>"], optional: ["at", "version"], run: publish },
  discard: { rest: ["<name>"], optional: ["version"], run: discard },
};

/** See {@link draftForms}. */
export const draftUsage = `
  record draft --client acme [--made-from <v>] [--version <v>] menu main <file.json>
                                                               save a draft beside the published version;
                                                               --made-from only if that is still this version,
                                                               here and below --version only if the draft is
  record drafts --client acme [menu]                           list drafts, of a kind or of all, when they are
                                                               published, and why they were not
  record draft-diff --client acme [--from <v>] menu main       show what a draft changes in the published version,
                                                               or in an earlier one
  record publish --client acme [--at 2026-12-01T08:00] [--version <v>] menu main
                                                               publish a draft now, or at a time (in the shop's time zone)
  record discard --client acme [--version <v>] menu main       discard a draft`;

async function draft({ ctx, kind, name, more, options, say }: AskedRecord): Promise<void> {
  const typed = await readRecordFile(more[0] ?? "");
  const versions = { madeFrom: options["made-from"], expectedVersion: options.version };
  const { version } = await saveRecordDraft(ctx, kind, { name, typed, ...versions });
  say(`${kind.kind} '${name}' has a draft, version ${version}`);
}

/** Drafts read at a time. */
const pageSize = 100;

/**
 * `record drafts`: drafts of a kind or of all kinds, with what keeps one from being published (rule
 * owners-5).
 */
export async function listDrafts(args: string[]): Promise<void> {
  const { options, rest } = readArguments(args, { required: ["client"] }, ["[<kind>]"]);
  const only = rest[0] === undefined ? null : kindOf(rest[0]);
  await withShops("record", async ({ base, say }) => {
    const ctx = await findShop(base, options.client ?? "");
    for (let after: DraftKey | null | undefined = null; after !== undefined; ) {
      const page: RecordDraft[] = await listRecordDrafts(ctx, only, { after, limit: pageSize });
      for (const draft of page) say(asJson(draftText(draft)));
      after = page.length < pageSize ? undefined : page.at(-1);
    }
  });
}

const draftText = ({ at, actor, isStale, ...draft }: RecordDraft) => ({
  kind: draft.kind,
  name: draft.name,
  version: draft.version,
  writtenAt: at,
  by: actorText(actor),
  madeFrom: draft.madeFrom,
  publishAt: draft.publishAt,
  isPublishedVersionNewer: isStale,
  fault: draft.fault,
  record: draft.record,
});

async function draftDiff({ ctx, kind, name, options, say }: AskedRecord): Promise<void> {
  sayDifferences(say, await compareDraft(ctx, kind, name, options.from));
}

async function publish(asked: AskedRecord): Promise<void> {
  const { ctx, kind, name, options, say } = asked;
  if (options.at === undefined)
    return sayChanged(asked, publishRecordDraft(ctx, kind, name, options.version));
  if (!isMoment(options.at))
    throw new UsageError(`'${options.at}' is no time such as 2026-12-01T08:00 or 2026-12-01T08:00Z`);
  const at = new Date(zonedMomentMs(options.at, ctx.shop.settings.general.time_zone));
  await scheduleRecordDraft(ctx, kind, name, { at, expectedVersion: options.version });
  say(`the draft of ${kind.kind} '${name}' is published at ${at.toISOString()}`);
}

async function discard({ ctx, kind, name, options, say }: AskedRecord): Promise<void> {
  await discardRecordDraft(ctx, kind, name, options.version);
  say(`the draft of ${kind.kind} '${name}' is gone`);
}
