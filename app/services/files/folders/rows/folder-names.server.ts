import { readdir } from "node:fs/promises";
import { ownFilterCodes } from "~/models/catalogue/filters/own-filter-codes";
import { optionCode } from "~/models/catalogue/options/option-code";
import { attributeCode, optionLabel } from "~/models/catalogue/rows/product-columns";
import type { FolderNames } from "~/models/files/folders/folder-names";
import { isSecretName, type Secrets } from "~/models/platform/secret/secret-name";
import type { CsvFile } from "../formats/read-csv.server";

/** The parts of a folder that others name. */
type NamedParts = {
  imagesFolder: string;
  products: CsvFile | null;
  /** A marketplace's. */
  offers?: CsvFile | null;
  categories: readonly { slug: string }[];
  sellers: readonly string[];
  secrets: Secrets;
  unread: ReadonlySet<string>;
};

/** What the files of a folder may name. */
export async function folderNames(parts: NamedParts): Promise<FolderNames> {
  const { products, offers = null, categories, unread } = parts;
  const cellsOf = (column: string) =>
    [...(products?.rows ?? []), ...(offers?.rows ?? [])].map(({ cells }) => cells[column]?.trim() ?? "");
  return {
    images: new Set(await readdir(parts.imagesFolder).catch(() => [])),
    skus: products && new Set(products.rows.map(({ cells }) => (cells.sku ?? "").trim())),
    categories: unread.has("categories.json") ? null : new Set(categories.map(({ slug }) => slug)),
    sellers: new Set(parts.sellers),
    customerGroups: products && new Set(cellsOf("price_levels").flatMap(groupsIn)),
    filters: products && new Set([...ownFilterCodes, ...products.header.flatMap(filterCode)]),
    taxClasses: products && new Set(["standard", ...cellsOf("tax_class")]),
    secrets: setSecrets(parts.secrets),
  };
}

/** Secrets of a file that have a value. */
export const setSecrets = (secrets: Secrets): FolderNames["secrets"] =>
  new Set(Object.entries(secrets).flatMap(([name, value]) => (value && isSecretName(name) ? [name] : [])));

/** The customer groups of a cell such as `3:21.00|wholesale@1:15.00`. */
const groupsIn = (cell: string): string[] =>
  [...cell.matchAll(/(?:^|\|)([^@:|]+)@/g)].map(([, group = ""]) => group.trim());

function filterCode(column: string): string[] {
  const label = optionLabel(column);
  return [attributeCode(column) ?? (label === null ? [] : optionCode(label))].flat();
}
