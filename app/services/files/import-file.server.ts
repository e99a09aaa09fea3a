// @public

import { basename } from "node:path";
import { type ImportReport, summaryReport } from "~/models/files/import-report";
import { type FileKind, fileKind, unknownHeader } from "~/models/files/moving/file-kind";
import { nextMovingSteps } from "~/models/files/moving/next-steps";
import { AppError } from "~/models/platform/error/app-error";
import type { OnProgress } from "~/models/platform/log/on-progress";
import type { ShopFilesContext } from "./files-context.server";
import { openCsv, openNumbers } from "./folders/formats/open-csv.server";
import { isXml, openWxr } from "./folders/formats/open-wxr.server";
import { importCustomers } from "./moving/import-customers.server";
import { importDiscounts } from "./moving/import-discounts.server";
import { importGiftCards } from "./moving/import-gift-cards.server";
import { importOrders } from "./moving/import-orders.server";
import { importPages } from "./moving/import-pages.server";
import { type ImportedFile, importProducts } from "./moving/import-products.server";
import { importRedirects } from "./moving/import-redirects.server";
import { importReviews } from "./moving/import-reviews.server";
import type { ImportRows } from "./moving/import-rows.server";

const importers: Record<Exclude<FileKind, "products">, ImportRows> = {
  customers: importCustomers,
  discounts: importDiscounts,
  "gift-cards": importGiftCards,
  orders: importOrders,
  pages: importPages,
  redirects: importRedirects,
  reviews: importReviews,
};

/** Kinds that hold amounts; those of products are read where they are. */
const numbered: ReadonlySet<FileKind> = new Set<FileKind>(["orders", "discounts", "gift-cards"]);

/**
 * Imports a CSV file of Shopify's, of WooCommerce's and WordPress's common exporters or of ours, or
 * WordPress's own export; its columns tell what it holds (rule imports-1). Importing it again changes
 * nothing.
 * @param file with the folders of pictures and files that a file of products names
 * @throws AppError `invalid` when it cannot be read or its columns are not known
 */
export async function importFile(
  ctx: ShopFilesContext,
  { file, ...folders }: ImportedFile,
  onProgress: OnProgress,
): Promise<ImportReport> {
  let csv = (await isXml(file)) ? openWxr(file) : await openCsv(file);
  try {
    const name = basename(file);
    const kind = fileKind(csv.header);
    if (kind === null) throw new AppError("invalid", unknownHeader(name, csv.header));
    if (numbered.has(kind)) {
      await csv.rows.return(undefined);
      csv = await openNumbers(file);
    }
    if (kind !== "products") return await importers[kind](ctx, { name, csv }, onProgress);
    const summary = await importProducts(ctx, { file, ...folders }, onProgress);
    return summaryReport(summary, nextMovingSteps(summary, summary.awaited));
  } finally {
    await csv.rows.return(undefined);
  }
}
