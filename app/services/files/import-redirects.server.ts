import { basename } from "node:path";
import { type ApplyCounts, type FileMessage, noCounts } from "~/models/files/apply-summary";
import { redirectRows } from "~/models/files/folders/redirect-rows";
import { AppError } from "~/models/platform/error/app-error";
import { saveRedirects } from "../content/save-redirects.server";
import { inTransaction } from "../shops/in-transaction.server";
import type { ShopFilesContext } from "./files-context.server";
import { readCsv } from "./folders/read-csv.server";

/**
 * Adds the redirects of a CSV file to a shop, ours or Shopify's (rule addresses-7). Those there are stay.
 * @throws AppError `invalid` when the file can't be read or has other columns
 */
export async function importRedirects(
  ctx: ShopFilesContext,
  file: string,
): Promise<{ counts: ApplyCounts; refused: FileMessage[] }> {
  const csv = await readCsv(file);
  const name = basename(file);
  const rows = redirectRows(csv.header, csv.rows);
  if (!rows)
    throw new AppError(
      "invalid",
      `${name} has neither the columns from and to nor Redirect from and Redirect to`,
    );
  const saved = await inTransaction(ctx, (inner) => saveRedirects(inner, rows, "merge"));
  const refused = [
    ...csv.refused,
    ...saved.refused.map(({ at, reason }) => ({ line: rows[at]?.line ?? 1, reason })),
  ].sort((a, b) => a.line - b.line);
  return {
    counts: {
      ...noCounts,
      added: saved.added.length,
      changed: saved.changed.length,
      unchanged: saved.unchanged,
    },
    refused: refused.map((message) => ({ file: name, ...message })),
  };
}
