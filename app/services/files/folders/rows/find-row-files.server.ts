import type { CsvRow } from "~/models/catalogue/product/product-record";
import { splitList } from "~/models/catalogue/rows/read-cells";
import { isAppError } from "~/models/platform/error/app-error";
import type { OnProgress } from "~/models/platform/log/on-progress";
import type { FolderFinders } from "../merge/keep-found.server";

/** The names of pictures and files that a row names. */
export type RowFiles = { images: string[]; downloads: string[] };

/** What a row of our products.csv names. */
export const filesOfRow = ({ cells }: CsvRow): RowFiles => ({
  images: splitList(cells.images ?? ""),
  downloads: splitList(cells.downloads ?? ""),
});

/**
 * Looks at the pictures and files of rows before the transaction that writes the rows, because it takes long
 * and needs no database. What is wrong with one is said when its row is read.
 */
export async function findRowFiles(
  rows: readonly RowFiles[],
  { pictures, downloads: files }: FolderFinders,
  onProgress: OnProgress,
): Promise<void> {
  for (const [at, { images, downloads }] of rows.entries()) {
    for (const source of images)
      await pictures.find(source).catch((error: unknown) => {
        if (!isAppError(error)) throw error;
      });
    await files.find({ files: downloads, maxUses: null, validDays: null });
    onProgress("Pictures", at + 1, rows.length);
  }
}
