import {
  type FamilyEntry,
  familiesOf,
  familyFields,
  ownedCells,
  ownedEntry,
} from "~/models/files/folders/product-family";
import type { PreparedProduct } from "../../../catalogue/product/prepare-products.server";
import { readCatalogue } from "../../../catalogue/read-catalogue.server";
import { recordVersion } from "../../../shops/records/record-version.server";
import type { CsvFile } from "../formats/read-csv.server";
import type { ReadProducts } from "../rows/read-products.server";
import { type FolderMerge, type MergeKind, mergeRecords } from "./merge-records.server";

/**
 * Products with their variations, by their SKU: a family changes as one, because its options follow from it.
 */
export const productMerge: MergeKind<PreparedProduct[]> = {
  kind: "product",
  async readShop(ctx) {
    const shown = (await readCatalogue(ctx)).filter(({ isArchived }) => !isArchived);
    // They stay where they are, whatever becomes of the categories.
    return familiesOf(shown.map(({ entry }) => ({ line: 0, keepsCategories: true, entry })));
  },
  owned: (family) => family.map(({ entry }) => ownedEntry(entry)),
  say(sku, [first]) {
    const name = first?.entry.name ?? "";
    return { kind: "product", name: name === "" ? sku : `${sku} (${name})` };
  },
  fieldsOf: (shop, folder, { tenant }) =>
    familyFields(
      shop.map(({ entry }) => entry),
      folder.map(({ entry }) => entry),
      tenant.currency,
    ),
};

/** Products of a marketplace, whose offers are records of their own. */
export const wareMerge: MergeKind<PreparedProduct[]> = {
  ...productMerge,
  async readShop(ctx) {
    const families = await productMerge.readShop(ctx);
    return new Map(
      [...families].map(([sku, family]) => [
        sku,
        family.map((one) => ({ ...one, entry: { ...one.entry, offer: null } })),
      ]),
    );
  },
};

/**
 * The products that a shop shall have, of a folder's and its own. The pieces of stock items are those of the
 * folder either way (rule shop-folders-4).
 * @param kind the products with their offers, or without
 */
export async function mergeFolderProducts(
  merge: FolderMerge,
  file: CsvFile | null,
  { prepared, keepSkus }: Pick<ReadProducts, "prepared" | "keepSkus">,
  kind: typeof productMerge = productMerge,
): Promise<PreparedProduct[]> {
  const folder = familiesOf(prepared);
  const parents = new Map(prepared.map(({ entry }) => [entry.sku, entry.parentSku]));
  const rows = (file?.rows ?? []).map(({ cells }) => {
    const sku = (cells.sku ?? "").trim();
    return { cells, root: parents.get(sku) || (cells.parent_sku ?? "").trim() || sku };
  });
  const versions = rowVersions(rows, folder, new Set(file?.header));
  const { records, kept } = await mergeRecords(merge, kind, {
    folder,
    versionOf: (sku) => versions.get(sku) ?? "",
    left: new Set([...keepSkus].filter((sku) => !folder.has(sku))),
  });
  const ownOf = new Map(prepared.map((one) => [one.entry.sku, one]));
  return [...records].flatMap(([root, family]) =>
    kept.has(root) ? family.map((one) => withPieces(one, ownOf.get(one.entry.sku))) : family,
  );
}

/**
 * The versions of families as the rows say them, with the pictures and files that they name: a picture may be
 * another one under the same name.
 */
export function rowVersions(
  rows: readonly { cells: Record<string, string>; root: string }[],
  families: ReadonlyMap<string, readonly { entry: FamilyEntry }[]>,
  columns: ReadonlySet<string>,
): Map<string, string> {
  const said = new Map<string, unknown[]>();
  for (const row of rows) said.set(row.root, [...(said.get(row.root) ?? []), ownedCells(row)]);
  return new Map(
    [...said].map(([root, cells]) => {
      const entries = (families.get(root) ?? []).map(({ entry }) => entry);
      const images = columns.has("images") ? entries.map((one) => one.images.map(({ url }) => url)) : [];
      const files = columns.has("downloads") ? entries.map((one) => one.downloads?.files ?? []) : [];
      return [root, recordVersion({ cells, images, files })];
    }),
  );
}

function withPieces(kept: PreparedProduct, own: PreparedProduct | undefined): PreparedProduct {
  const [offer, pieces] = [kept.entry.offer, own?.entry.offer?.stock];
  if (!own || !offer?.stock || pieces?.sku !== offer.stock.sku) return { ...kept, line: own?.line ?? 0 };
  const { onHand, counting } = pieces;
  const entry = { ...kept.entry, offer: { ...offer, stock: { ...offer.stock, onHand, counting } } };
  return { ...kept, line: own.line, entry };
}
