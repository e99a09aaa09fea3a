import { z } from "zod";
import type { ExportKind } from "~/models/bulk/bulk-kinds";
import { formatSheet } from "~/models/platform/text/csv-text";
import { bulkPieces } from "~/tables/bulk/bulk";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { BulkOperation } from "../bulk-operation";
import type { ExportRow } from "../exports/export-file";
import { exportFileOf } from "../exports/export-files.server";

const optionsSchema = z.object({
  format: z.enum(["csv", "jsonl"]),
  from: z.string().optional(),
  to: z.string().optional(),
});
/** Where an export is: after what it goes on, its columns, and how many pieces there are. */
const cursorSchema = z.object({ after: z.unknown(), columns: z.array(z.string()), pieces: z.number().int() });

/**
 * Writes the next piece of a file, in the caller's transaction.
 * @param reads where its rows are read
 * @returns how far it is
 */
export async function exportRows(
  inner: ShopContext,
  { id, options, cursor, done }: BulkOperation,
  { kind, reads }: { kind: ExportKind; reads: ShopContext },
): Promise<Pick<BulkOperation, "cursor" | "done" | "total" | "state">> {
  const file = exportFileOf(kind);
  const asked = optionsSchema.parse(options);
  const begun = cursor === null ? null : cursorSchema.parse(cursor);
  const columns = begun?.columns ?? [...(await file.columns(reads))];
  const read = await file.read(reads, asked, begun?.after ?? null);
  const isCsv = asked.format === "csv";
  const text = isCsv
    ? formatSheet(read.rows.map((row) => columns.map((column) => String(row[column] ?? ""))))
    : read.rows.map((row) => jsonLine(columns, row)).join("");
  const head = begun === null && isCsv ? formatSheet([columns]) : "";
  const pieces = (begun?.pieces ?? 0) + 1;
  await inner.db
    .insert(bulkPieces)
    .values({ tenantId: inner.tenant.id, operationId: id, place: pieces, text: head + text });
  const after = done + read.rows.length;
  return {
    done: after,
    total: after,
    state: read.cursor === null ? "done" : "running",
    cursor: { after: read.cursor, columns, pieces },
  };
}

/** A line of JSONL; cells that are empty texts are absent. */
const jsonLine = (columns: readonly string[], row: ExportRow): string =>
  `${JSON.stringify(
    Object.fromEntries(
      columns.flatMap((column) => {
        const cell = row[column];
        return cell === undefined || cell === "" ? [] : [[column, cell]];
      }),
    ),
  )}\n`;
