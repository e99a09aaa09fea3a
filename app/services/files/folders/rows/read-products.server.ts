import type { ProductRecord, RowMessage } from "~/models/catalogue/product/product-record";
import {
  type KeptColumns,
  type PreparedProduct,
  prepareProducts,
  type StoredProducts,
} from "../../../catalogue/product/prepare-products.server";
import { readCatalogue } from "../../../catalogue/read-catalogue.server";
import type { ShopFilesContext } from "../../files-context.server";
import type { ApplyMode } from "../apply/apply-categories.server";
import { keepStored } from "../apply/keep-stored.server";
import type { CsvFile } from "../formats/read-csv.server";
import type { FolderFinders } from "../merge/keep-found.server";
import { parseProducts } from "./parse-products.server";

/**
 * The rows of a file as records, with what is stored and what of it they keep; `skus` are those of all rows.
 */
export type ProductRows = {
  records: ProductRecord[];
  refused: RowMessage[];
  skus: readonly string[];
  stored: StoredProducts;
  kept: KeptColumns;
};

/** Products ready to be written. `keepSkus` are SKUs of refused rows, whose products stay as they are. */
export type ReadProducts = {
  prepared: PreparedProduct[];
  refused: RowMessage[];
  notes: RowMessage[];
  keepSkus: ReadonlySet<string>;
};

/**
 * Reads the rows of our products.csv: columns the file does not have stay as they are stored. Call it inside
 * the transaction that writes them, because another apply may change what is stored.
 * @param offers whether the rows say what they are sold at, too, or offers.csv does
 * @throws AppError `invalid` naming columns we do not know
 */
export async function readProductsFile(
  ctx: ShopFilesContext,
  file: CsvFile | null,
  { mode, offers }: { mode: ApplyMode; offers: "inside" | "apart" },
): Promise<ProductRows> {
  if (!file) return { records: [], refused: [], skus: [], stored: new Map(), kept: new Map() };
  const stored: StoredProducts = new Map((await readCatalogue(ctx)).map((one) => [one.entry.sku, one]));
  const { csv, kept } = keepStored(file, stored, ctx.tenant.currency, mode);
  const skus = csv.rows.map(({ cells }) => (cells.sku ?? "").trim());
  const others = mode === "merge" ? [...stored.values()].filter(({ isArchived }) => !isArchived) : [];
  const there = new Set(others.map(({ entry }) => entry.sku));
  return { ...parseProducts(csv, ctx.tenant.currency, offers, there), skus, stored, kept };
}

/** Makes records ready to be written. Call {@link findRowFiles} for their pictures and files before. */
export async function finishProducts(
  { records, skus, ...rows }: ProductRows,
  finders: FolderFinders,
): Promise<ReadProducts> {
  const { prepared, refused, notes } = await prepareProducts(records, finders, rows);
  const preparedSkus = new Set(prepared.map(({ entry }) => entry.sku));
  return {
    prepared,
    notes,
    refused: [...rows.refused, ...refused],
    keepSkus: new Set(skus.filter((sku) => !preparedSkus.has(sku))),
  };
}
