// @public

import { and, asc, eq, gt } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { bulkPieces } from "~/tables/bulk/bulk";
import type { ShopContext } from "../shops/context/shop-context.server";
import type { BulkOperation } from "./bulk-operation";
import { zipPages } from "./exports/invoice-files.server";
import { listRefusedRows } from "./list-bulk-operations.server";
import { requireOperation } from "./steps/require-operation.server";

/** A file: its name and its text or bytes, piece by piece. */
export type BulkFile = { name: string; type: string; pieces: AsyncIterable<string | Uint8Array> };

/** Refused rows that are read at once. */
const rowsAtOnce = 500;

/**
 * What became of an operation as a file: an export's own, or a change's refused rows as JSONL with their
 * reasons (rule bulk-6). It is read piece by piece, so that it needs little memory.
 * @throws AppError `not_found`, `conflict` while there is no file yet
 */
export async function readBulkFile(ctx: ShopContext, id: string): Promise<BulkFile> {
  const operation = await requireOperation(ctx, id);
  if (operation.isExport && operation.state !== "done")
    throw new AppError("conflict", "This file is not complete.", "id");
  if (operation.kind === "invoices") {
    const { from, to } = operation.options;
    const name = `invoices-${from}-to-${to}.zip`;
    return { name, type: "application/zip", pieces: zipPages(readPieces(ctx, operation)) };
  }
  const isCsv = operation.options.format === "csv";
  const name = operation.isExport ? `${operation.kind}.${isCsv ? "csv" : "jsonl"}` : "refused.jsonl";
  return {
    name,
    type: isCsv ? "text/csv; charset=utf-8" : "application/x-ndjson; charset=utf-8",
    pieces: operation.isExport ? readPieces(ctx, operation) : readRefused(ctx, operation),
  };
}

async function* readPieces(ctx: ShopContext, { id }: BulkOperation): AsyncGenerator<string> {
  const { tenantId, operationId, place, text } = bulkPieces;
  const next = (after: number) =>
    ctx.db
      .select({ place, text })
      .from(bulkPieces)
      .where(and(eq(tenantId, ctx.tenant.id), eq(operationId, id), gt(place, after)))
      .orderBy(asc(place))
      .limit(1);
  let [piece] = await next(0);
  while (piece) {
    yield piece.text;
    [piece] = await next(piece.place);
  }
}

async function* readRefused(ctx: ShopContext, { id }: BulkOperation): AsyncGenerator<string> {
  let rows = await listRefusedRows(ctx, id, { after: 0, limit: rowsAtOnce });
  while (rows.length > 0) {
    yield rows.map((row) => `${JSON.stringify(row)}\n`).join("");
    rows = await listRefusedRows(ctx, id, { after: rows.at(-1)?.place ?? 0, limit: rowsAtOnce });
  }
}
