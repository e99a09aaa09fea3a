import { z } from "zod";
import type { BulkOperation as Told } from "~/models/api/owner/generated/bulk";
import type { BulkKind } from "~/models/bulk/bulk-kinds";
import { exportKinds } from "~/models/bulk/bulk-kinds";
import { AppError, isAppError } from "~/models/platform/error/app-error";
import { isRecord } from "~/models/platform/validation/is-record";
import { actorText, recordedActor } from "~/models/shops/actors/recorded-actor";
import { addBulkRows as addRows } from "../../../bulk/add-bulk-rows.server";
import { bulkFilePath } from "../../../bulk/bulk-file-link.server";
import { type BulkOperation, keptDays } from "../../../bulk/bulk-operation";
import { cancelBulkOperation as cancel } from "../../../bulk/cancel-bulk-operation.server";
import {
  findBulkOperation,
  listBulkOperations,
  listRefusedRows,
} from "../../../bulk/list-bulk-operations.server";
import { previewBulkChange } from "../../../bulk/preview-bulk-change.server";
import { readSentRows } from "../../../bulk/read-sent-rows.server";
import { startBulkChange as start } from "../../../bulk/start-bulk-change.server";
import { startExport as exportAll } from "../../../bulk/start-export.server";
import { undoBulkChange as undo } from "../../../bulk/undo-bulk-change.server";
import { cursorMoment, readPage } from "../cursor.server";
import { requireUuid } from "../ids.server";
import type { OwnerApi } from "../owner-context.server";
import type { MutationResolvers, QueryResolvers, Resolvers } from "../resolvers";

type Sent = {
  rows?: unknown[] | null;
  file?: { format: "csv" | "jsonl"; content: string } | null;
};

const bulkOperations: QueryResolvers["bulkOperations"] = (_parent, page, { api }) =>
  readPage(page, z.object({ at: cursorMoment, id: z.string().uuid() }), {
    list: (after, limit) => listBulkOperations(api.ctx, { after, limit }),
    keyOf: ({ at, id }) => ({ at, id }),
    nodeOf: (operation) => told(api, operation),
  });

const bulkOperation: QueryResolvers["bulkOperation"] = async (_parent, { id }, { api }) => {
  try {
    return told(api, await findBulkOperation(api.ctx, requireUuid(id, "operation")));
  } catch (error) {
    if (isAppError(error) && error.code === "not_found") return null;
    throw error;
  }
};

const bulkRefusals: QueryResolvers["bulkRefusals"] = (_parent, { id, ...page }, { api }) =>
  readPage(page, z.number().int(), {
    list: (after, limit) =>
      listRefusedRows(api.ctx, requireUuid(id, "operation"), { after: after ?? 0, limit }),
    keyOf: ({ place }) => place,
    nodeOf: (row) => row,
  });

const startBulkChange: MutationResolvers["startBulkChange"] = async (_parent, { input }, { api }) => {
  const { kind, selection, change, waits, sellerId } = input;
  if (change != null && !isRecord(change)) throw new AppError("invalid", "A change is an object.", "change");
  const asked = {
    kind,
    rows: sentRows(kind, input),
    waits: waits ?? false,
    selection: selection ?? null,
    change: change ?? undefined,
  };
  return told(api, await start(await api.forSeller(sellerId), asked));
};

const addBulkRows: MutationResolvers["addBulkRows"] = async (_parent, { id, isLast, ...sent }, { api }) => {
  const { kind, isExport } = await findBulkOperation(api.ctx, requireUuid(id, "operation"));
  const rows = isExport ? [] : sentRows(kind as BulkKind, sent);
  return told(api, await addRows(api.ctx, id, { rows, isLast }));
};

const startExport: MutationResolvers["startExport"] = async (_parent, { input }, { api }) => {
  const { sellerId, kind: named, ...asked } = input;
  const kind = exportKinds.find((one) => one.replace("-", "_") === named);
  if (!kind) throw new AppError("invalid", "There is no such file.", "input.kind");
  return told(api, await exportAll(await api.forSeller(sellerId), { ...asked, kind }));
};

const cancelBulkOperation: MutationResolvers["cancelBulkOperation"] = async (_parent, { id }, { api }) =>
  told(api, await cancel(api.ctx, requireUuid(id, "operation")));

const bulkPreview: QueryResolvers["bulkPreview"] = (_parent, { id }, { api }) =>
  previewBulkChange(api.ctx, requireUuid(id, "operation"));

const undoBulkChange: MutationResolvers["undoBulkChange"] = async (_parent, { id }, { api }) =>
  told(api, await undo(api.ctx, requireUuid(id, "operation")));

function sentRows(kind: BulkKind, { rows, file }: Sent): Record<string, unknown>[] {
  if (rows && file) throw new AppError("invalid", "Send rows or a file, not both.", "file");
  if (file) return readSentRows(kind, file);
  return (rows ?? []).map((row, at) => {
    if (isRecord(row)) return row;
    throw new AppError("invalid", "A row is an object.", `rows.${at}`);
  });
}

function told({ ctx }: OwnerApi, operation: BulkOperation): Told {
  const { id, kind, isExport, state, total, done, refused, changed, undoes } = operation;
  const { fault, createdAt, endedAt } = operation;
  const hasFile = isExport ? state === "done" : refused > 0;
  return {
    id,
    kind: kind.replace("-", "_"),
    isExport,
    state,
    total,
    done,
    refused,
    changed,
    undoes,
    fault,
    startedBy: actorText(recordedActor(operation.actor)),
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    keptUntil: new Date(createdAt.getTime() + keptDays * 24 * 60 * 60_000).toISOString(),
    fileUrl: hasFile ? `${ctx.origin}${bulkFilePath(ctx, operation)}` : null,
  };
}

export const bulkResolvers = {
  Query: { bulkOperations, bulkOperation, bulkPreview, bulkRefusals },
  Mutation: { startBulkChange, addBulkRows, startExport, undoBulkChange, cancelBulkOperation },
} satisfies Resolvers;
