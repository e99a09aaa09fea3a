import type { CatalogueEntry } from "~/models/catalogue/categories/catalogue-entry";
import type { FolderMarks } from "~/models/files/folder-marks";
import { familiesOf } from "~/models/files/folders/product-family";
import type { Mark } from "~/models/files/three-way";
import type { ShopFilesContext } from "../../files-context.server";
import { businessMerges, shopMerges } from "../merge/merge-kinds.server";
import { productMerge, rowVersions } from "../merge/merge-products.server";
import { type MergeKind, ownedVersion } from "../merge/merge-records.server";
import { saveMarks } from "../rows/folder-marks.server";

/** An exported products.csv: its cells, header first, and the entries that are its rows. */
export type ExportedProducts = { cells: readonly string[][]; entries: readonly CatalogueEntry[] };

/**
 * Keeps what a folder holds now that the shop was exported into it (rule shop-folders-6). Call it in the
 * transaction that read what was exported.
 */
export async function markExport(
  ctx: ShopFilesContext,
  folder: string,
  products: ExportedProducts,
): Promise<void> {
  const marks: FolderMarks = {
    [productMerge.kind]: productMarks(products),
    ...(await marksOf(ctx, [...shopMerges, ...businessMerges])),
  };
  await saveMarks(ctx, { folder, marks, by: "export" });
}

/** Keeps what the folder of one shop of a marketplace holds, likewise. */
export async function markShopExport(ctx: ShopFilesContext, folder: string): Promise<void> {
  await saveMarks(ctx, { folder, marks: await marksOf(ctx, shopMerges), by: "export" });
}

/** The marks of records that a folder was just written from. */
export async function marksOf(
  ctx: ShopFilesContext,
  kinds: readonly MergeKind<object>[],
): Promise<FolderMarks> {
  const marks: FolderMarks = {};
  for (const kind of kinds) {
    const records = [...(await kind.readShop(ctx))];
    marks[kind.kind] = Object.fromEntries(
      records.map(([name, record]) => {
        const version = ownedVersion(kind, record);
        return [name, { folder: version, shop: version }];
      }),
    );
  }
  return marks;
}

/** The marks of products as products.csv was just written of them. */
export function productMarks({
  cells: [header = [], ...rows],
  entries,
}: ExportedProducts): Record<string, Mark> {
  const families = familiesOf(entries.map((entry) => ({ line: 0, keepsCategories: true, entry })));
  const named = rows.map((row, at) => ({
    root: entries[at]?.parentSku ?? entries[at]?.sku ?? "",
    cells: Object.fromEntries(header.map((column, place) => [column, row[place] ?? ""])),
  }));
  const versions = rowVersions(named, families, new Set(header));
  return Object.fromEntries(
    [...families].map(([sku, family]) => [
      sku,
      { folder: versions.get(sku) ?? "", shop: ownedVersion(productMerge, family) },
    ]),
  );
}
