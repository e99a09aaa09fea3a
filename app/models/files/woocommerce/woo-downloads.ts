import { isDownloadName } from "../../catalogue/product/product-downloads";
import { listOf, type WooRow } from "./woo-columns";

/** Whether a file to download is here, by its name. */
export type WooFiles = (name: string) => boolean;

/** Most files of a row that are read. */
const maxFiles = 50;

/**
 * The files to download that a row of WooCommerce names, as cells of products.csv (rule downloads-1), and
 * notes about those that are not here (rule imports-16). Without any that is here there are no cells, so that
 * what was stored stays.
 */
export function wooDownloads(
  row: WooRow,
  hasFile: WooFiles,
): { cells: Record<string, string>; notes: string[] } {
  const types = listOf(row.cell("type").toLowerCase());
  const urls = Array.from({ length: maxFiles }, (_, at) => row.cell(`download ${at + 1} url`)).filter(
    (url) => url !== "",
  );
  const names = [...new Set(urls.map(nameIn))];
  const found = names.filter((name) => isDownloadName(name) && hasFile(name));
  const missing = names.filter((name) => !found.includes(name));
  const notes = [
    ...(missing.length > 0
      ? [
          `its files ${missing.join(", ")} are not in a folder named by --downloads: import again with it, or add them`,
        ]
      : []),
    ...(types.includes("downloadable") && names.length === 0
      ? ["its file is not in this export: add it as a download"]
      : []),
  ];
  if (found.length === 0) return { cells: {}, notes };
  const terms = {
    download_uses: limitOf(row.cell("download limit")),
    download_days: limitOf(row.cell("download expiry days")),
  };
  return { cells: { downloads: found.join("|"), ...terms }, notes };
}

/** The name of the file at an address or path. */
function nameIn(url: string): string {
  const last = url.split(/[?#]/)[0]?.split("/").at(-1) ?? "";
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

/** WooCommerce has no limit where nothing or a number below zero is said; 0 says so here. */
const limitOf = (cell: string): string => (/^\d{1,6}$/.test(cell) ? cell : "0");
