import { z } from "zod";
import { actorText } from "~/models/shops/actors/recorded-actor";
import { compareDraft } from "../../../shops/drafts/compare-draft.server";
import { discardRecordDraft as discard } from "../../../shops/drafts/discard-record-draft.server";
import { listRecordDrafts, type RecordDraft } from "../../../shops/drafts/list-record-drafts.server";
import { publishRecordDraft as publish } from "../../../shops/drafts/publish-record-draft.server";
import { saveRecordDraft as save } from "../../../shops/drafts/save-record-draft.server";
import { scheduleRecordDraft as schedule } from "../../../shops/drafts/schedule-record-draft.server";
import { readPage } from "../cursor.server";
import type { MutationResolvers, QueryResolvers, Resolvers } from "../resolvers";
import { differencePage, recordKindOf, writtenRecord } from "./record-part.server";

const draftNode = ({ at, actor, publishAt, ...draft }: RecordDraft) => ({
  kind: draft.kind,
  name: draft.name,
  record: draft.record,
  version: draft.version,
  madeFrom: draft.madeFrom,
  isStale: draft.isStale,
  at: at.toISOString(),
  writtenBy: actorText(actor),
  publishAt: publishAt?.toISOString() ?? null,
  fault: draft.fault,
});

const draftKey = z.object({ kind: z.string(), name: z.string() });

const recordDrafts: QueryResolvers["recordDrafts"] = (_parent, { kind, ...asked }, { api }) =>
  readPage(asked, draftKey, {
    list: (after, limit) =>
      listRecordDrafts(api.ctx, kind == null ? null : recordKindOf(api, kind), { after, limit }),
    keyOf: ({ kind, name }) => ({ kind, name }),
    nodeOf: draftNode,
  });

const recordDraftDifferences: QueryResolvers["recordDraftDifferences"] = (
  _parent,
  { kind, name, from, ...asked },
  { api },
) => differencePage(asked, () => compareDraft(api.ctx, recordKindOf(api, kind), name, from ?? undefined));

const saveRecordDraft: MutationResolvers["saveRecordDraft"] = async (
  _parent,
  { kind, record: typed, ...sent },
  { api },
) => draftNode(await save(api.ctx, recordKindOf(api, kind), { ...sent, typed }));

const publishRecordDraft: MutationResolvers["publishRecordDraft"] = (_parent, sent, { api }) =>
  writtenRecord(publish(api.ctx, recordKindOf(api, sent.kind), sent.name, sent.expectedVersion));

const scheduleRecordDraft: MutationResolvers["scheduleRecordDraft"] = async (
  _parent,
  { kind, name, at, expectedVersion },
  { api },
) => draftNode(await schedule(api.ctx, recordKindOf(api, kind), name, { at: new Date(at), expectedVersion }));

const discardRecordDraft: MutationResolvers["discardRecordDraft"] = async (
  _parent,
  { kind, name, expectedVersion },
  { api },
) => {
  await discard(api.ctx, recordKindOf(api, kind), name, expectedVersion);
  return { isDiscarded: true };
};

export const draftResolvers = {
  Query: { recordDrafts, recordDraftDifferences },
  Mutation: { saveRecordDraft, publishRecordDraft, scheduleRecordDraft, discardRecordDraft },
} satisfies Resolvers;
