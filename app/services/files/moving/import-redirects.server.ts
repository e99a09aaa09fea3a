import type { CsvRow } from "~/models/catalogue/product/product-record";
import { maxRedirects } from "~/models/content/redirects/redirects";
import { noCounts } from "~/models/files/apply-summary";
import { redirectRows } from "~/models/files/folders/redirect-rows";
import { Messages } from "~/models/files/import-report";
import { AppError } from "~/models/platform/error/app-error";
import { saveRedirects } from "../../content/redirects/save-redirects.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ImportRows } from "./import-rows.server";

/** Adds the redirects of a file to a shop, ours or Shopify's (rule addresses-7). Those there are stay. */
export const importRedirects: ImportRows = async (ctx, { name, csv }) => {
  const refused = new Messages(name);
  const read: CsvRow[] = [];
  for await (const found of csv.rows) {
    if ("refused" in found) refused.add(found.refused.line, found.refused.reason);
    else if (read.length === maxRedirects)
      throw new AppError("invalid", `${name} has more than ${maxRedirects} redirects`);
    else read.push(found.row);
  }
  const rows = redirectRows(csv.header, read) ?? [];
  const saved = await inTransaction(ctx, (inner) => saveRedirects(inner, rows, "merge"));
  for (const { at, reason } of saved.refused) refused.add(rows[at]?.line ?? 1, reason);
  const { added, changed, unchanged } = saved;
  return {
    counts: [
      { what: "Redirects", counts: { ...noCounts, added: added.length, changed: changed.length, unchanged } },
    ],
    refused: refused.kept,
    refusedCount: refused.count,
    notes: [],
    notesCount: 0,
    next: ["Later, look under Redirects in the office for addresses that still lead nowhere."],
  };
};
