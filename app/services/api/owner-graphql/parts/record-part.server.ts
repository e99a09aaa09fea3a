import { z } from "zod";
import { AppError } from "~/models/platform/error/app-error";
import { actorText } from "~/models/shops/actors/recorded-actor";
import type { FieldChange } from "~/models/shops/records/changed-fields";
import { changeRecord } from "../../../shops/records/change-record.server";
import { compareVersions } from "../../../shops/records/compare-versions.server";
import { listOutdated } from "../../../shops/records/list-outdated.server";
import { listVersions } from "../../../shops/records/list-versions.server";
import { listRecords, readRecord } from "../../../shops/records/read-record.server";
import type { ChangedRecord, RecordKind } from "../../../shops/records/record-kind";
import { restoreRecord as restoreOne } from "../../../shops/records/restore-record.server";
import { type AskedPage, readPage } from "../cursor.server";
import type { OwnerApi } from "../owner-context.server";
import type { MutationResolvers, QueryResolvers, Resolvers } from "../resolvers";

/** The kind of this name. @throws AppError `invalid` */
export function recordKindOf({ ctx }: OwnerApi, name: string): RecordKind<unknown> {
  const { recordKinds } = ctx.handlers;
  const found = recordKinds.find(({ kind }) => kind === name);
  if (found) return found;
  const known = recordKinds.map(({ kind }) => kind).join(", ");
  throw new AppError("invalid", `A kind is one of ${known}.`, "kind");
}

const records: QueryResolvers["records"] = (_parent, { kind, ...asked }, { api }) =>
  readPage(asked, z.string(), {
    async list(after, limit) {
      const names = await listRecords(api.ctx, recordKindOf(api, kind));
      const start = after === null ? 0 : names.indexOf(after) + 1;
      return names.slice(start, start + limit);
    },
    keyOf: (name) => name,
    nodeOf: (name) => ({ name }),
  });

const record: QueryResolvers["record"] = (_parent, { kind, name }, { api }) =>
  readRecord(api.ctx, recordKindOf(api, kind), name);

const formerRecords: QueryResolvers["formerRecords"] = async (_parent, { kind, name }, { api }) => {
  const former = await listVersions(api.ctx, recordKindOf(api, kind), name);
  return former.map(({ actor, at, ...one }) => ({
    ...one,
    at: at.toISOString(),
    changedBy: actorText(actor),
  }));
};

const outdatedTexts: QueryResolvers["outdatedTexts"] = async (_parent, { kind, name }, { api }) => {
  const found = recordKindOf(api, kind);
  return listOutdated(api.ctx, found, name, (await readRecord(api.ctx, found, name)).record);
};

const recordDifferences: QueryResolvers["recordDifferences"] = (
  _parent,
  { kind, name, from, to, ...asked },
  { api },
) =>
  differencePage(asked, () =>
    compareVersions(api.ctx, recordKindOf(api, kind), name, { from, to: to ?? undefined }),
  );

/** Fields in which records differ, as a page of a list. */
export const differencePage = (asked: AskedPage, compare: () => Promise<FieldChange[]>) =>
  readPage(asked, z.string(), {
    async list(after, limit) {
      const changed = await compare();
      const start = after === null ? 0 : changed.findIndex(({ field }) => field === after) + 1;
      return changed.slice(start, start + limit);
    },
    keyOf: ({ field }) => field,
    nodeOf: (change) => change,
  });

/** A change of a record as the API answers it. */
export const writtenRecord = async (change: Promise<ChangedRecord<unknown>>) => {
  const { notes, ...changed } = await change;
  return { ...changed, notes: notes.map(({ path, reason }) => ({ field: path.join("."), text: reason })) };
};

const writeRecord: MutationResolvers["writeRecord"] = (
  _parent,
  { kind, record: typed, ...sent },
  { api },
) => {
  if (typed === null) throw new AppError("invalid", "Remove a record by removeRecord.", "record");
  return writtenRecord(changeRecord(api.ctx, recordKindOf(api, kind), { ...sent, typed }));
};

const removeRecord: MutationResolvers["removeRecord"] = (_parent, { kind, ...sent }, { api }) =>
  writtenRecord(changeRecord(api.ctx, recordKindOf(api, kind), { ...sent, typed: null }));

const restoreRecord: MutationResolvers["restoreRecord"] = (_parent, { kind, ...sent }, { api }) =>
  writtenRecord(restoreOne(api.ctx, recordKindOf(api, kind), sent));

export const recordResolvers = {
  Query: { records, record, formerRecords, outdatedTexts, recordDifferences },
  Mutation: { writeRecord, removeRecord, restoreRecord },
} satisfies Resolvers;
