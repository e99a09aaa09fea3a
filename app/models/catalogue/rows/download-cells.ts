import { downloadDefaults, isDownloadName, type ProductDownloads } from "../product/product-downloads";
import type { ProductRecord } from "../product/product-record";
import { unless } from "./field-cells";
import type { CellReader } from "./read-cells";

/** The columns of downloads: names of files, uses and days; 0 is without a limit. */
type DownloadColumn = "downloads" | "download_uses" | "download_days";

/** Reads what a row says of downloads; null without any. */
export function readDownloadCells(
  cells: CellReader,
  classCode: ProductRecord["classCode"],
): ProductDownloads<string> | null {
  const files = [...new Set(cells.list("downloads"))];
  const maxUses = cells.count("download_uses", downloadDefaults.maxUses);
  const validDays = cells.count("download_days", downloadDefaults.validDays);
  if (files.length === 0) return null;
  if (classCode !== "simple") cells.problems.push(`downloads belong to what is sold, not to a ${classCode}`);
  for (const name of files)
    if (!isDownloadName(name)) cells.problems.push(`downloads '${name}' is not the name of a file`);
  return { files, maxUses: maxUses || null, validDays: validDays || null };
}

/** Whether a product needs no delivery unless its row says otherwise. */
export const needsNoDelivery = ({
  classCode,
  downloads,
}: Pick<ProductRecord, "classCode"> & { downloads: ProductDownloads<unknown> | null }) =>
  classCode === "gift_certificate" || downloads !== null;

/** Writes downloads in the form `readDownloads` reads; without any every cell is empty. */
export function downloadCells(downloads: ProductDownloads<string> | null): Record<DownloadColumn, string> {
  if (downloads === null) return { downloads: "", download_uses: "", download_days: "" };
  return {
    downloads: downloads.files.join("|"),
    download_uses: unless(downloads.maxUses ?? 0, downloadDefaults.maxUses),
    download_days: unless(downloads.validDays ?? 0, downloadDefaults.validDays),
  };
}
