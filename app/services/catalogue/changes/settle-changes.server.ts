import type { CatalogueEntry } from "~/models/catalogue/categories/catalogue-entry";
import type { CsvRow, RowMessage } from "~/models/catalogue/product/product-record";
import { keepColumns } from "~/models/catalogue/rows/keep-columns";
import { linkProductRows } from "~/models/catalogue/rows/link-product-rows";
import { type ProductRow, parseProductRow } from "~/models/catalogue/rows/parse-product-row";
import { optionLabel } from "~/models/catalogue/rows/product-columns";
import { storedCells } from "~/models/catalogue/rows/stored-cells";
import type { ProductImage } from "~/models/platform/media/product-record";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { outsidePicture } from "../listing/find-or-remark.server";
import {
  type PreparedProduct,
  prepareProducts,
  type StoredProducts,
} from "../product/prepare-products.server";
import { refuseBeyondQuota } from "../product/refuse-beyond-quota.server";
import { refuseUnplaced } from "../product/refuse-unplaced.server";
import { libraryPictures } from "./library-pictures.server";
import type { NamedFiles, ProductChange, RefusedProduct } from "./product-change.server";
import { readNeighbours } from "./read-families.server";

/** The families as they shall be, what else is stored of concern, and the changes that cannot be made. */
export type SettledChanges = {
  accepted: PreparedProduct[];
  refused: RefusedProduct[];
  /** What is stored of the families, of named children, and of what has an address or JPIN of theirs. */
  known: StoredProducts;
  categoryIds: ReadonlyMap<string, number>;
};

/**
 * Reads changes as rows of products.csv among the rows of their families, by the rules of a folder. A change
 * that cannot be made is refused with its reason, and the others are tried without it. Where they would make
 * an unchanged member of a family invalid, all changes of that family are refused.
 */
export async function settleChanges(
  ctx: ShopContext,
  stored: StoredProducts,
  changes: readonly ProductChange[],
  files: NamedFiles,
): Promise<SettledChanges> {
  const live = new Map(changes.map((change) => [change.sku, change]));
  const refused: RefusedProduct[] = [];
  for (;;) {
    const attempt = await tryChanges(ctx, stored, [...live.values()], files);
    const before = live.size;
    for (const { sku, reason } of attempt.refused) {
      const own = live.get(sku);
      const family = rootOf(sku, stored, live);
      const concerned = own
        ? [own]
        : [...live.values()].filter((one) => rootOf(one.sku, stored, live) === family);
      for (const change of concerned) {
        live.delete(change.sku);
        refused.push({ sku: change.sku, reason: own ? reason : `${sku}: ${reason}` });
      }
    }
    if (live.size === before) return { ...attempt, refused };
  }
}

function rootOf(sku: string, stored: StoredProducts, live: ReadonlyMap<string, ProductChange>): string {
  return live.get(sku)?.fields.parent_sku || stored.get(sku)?.entry.parentSku || sku;
}

async function tryChanges(
  ctx: ShopContext,
  stored: StoredProducts,
  changes: readonly ProductChange[],
  files: NamedFiles,
): Promise<Omit<SettledChanges, "refused"> & { refused: RefusedProduct[] }> {
  const { currency } = ctx.tenant;
  const rows = rowsOf(stored, changes, currency);
  const skuAt = (line: number) => rows[line]?.cells.sku ?? "";
  const named = ({ line, reason }: RowMessage): RefusedProduct => ({
    sku: skuAt(line),
    reason: reason
      .replace(/ on line (\d+)/, (_text, at) => ` by '${skuAt(Number(at))}'`)
      .replace(/ as line (\d+)/, (_text, at) => ` as '${skuAt(Number(at))}'`)
      .replace("of this file", "of this shop")
      .replace("is not in the file or was refused", "is not there or was refused"),
  });
  const parsed: ProductRow[] = [];
  const faults: RowMessage[] = [];
  for (const row of rows) {
    const read = parseProductRow(row, currency, hasOffer(row, stored) ? "inside" : "apart");
    if ("reason" in read) faults.push(read);
    else parsed.push(read);
  }
  const neighbours = await readNeighbours(
    ctx,
    parsed.map(({ record }) => record),
    [...stored.values()].map(({ id }) => id),
  );
  const known = new Map([...neighbours, ...stored]);
  const there = new Set(
    [...known.values()].filter(({ isArchived }) => !isArchived).map(({ entry }) => entry.sku),
  );
  const labels = [
    ...new Set(rows.flatMap(({ cells }) => Object.keys(cells).flatMap((c) => optionLabel(c) ?? []))),
  ];
  const linked = linkProductRows(parsed, labels, there);
  const kept = new Map(
    rows.map(({ cells, kept: columns }) => [cells.sku ?? "", columns ?? new Set<string>()]),
  );
  const library = await libraryPictures(
    ctx,
    rows.flatMap(({ cells }) => cells.images ?? []),
  );
  const finders = findersOf(stored, files, library);
  const ready = await prepareProducts(linked.records, finders, { stored, kept });
  const placed = await refuseUnplaced(ctx, ready.prepared.map(inOldPlace(stored)), known, "merge");
  const allowed = await refuseBeyondQuota(ctx, placed.accepted, known);
  const owners = new Map(
    [...neighbours.values()].flatMap(({ entry, isArchived }) =>
      entry.jpin === null || isArchived ? [] : [[entry.jpin, entry.sku] as const],
    ),
  );
  const taken = allowed.accepted.flatMap(({ line, entry: { jpin } }) => {
    const owner = owners.get(jpin ?? "");
    return owner ? [{ line, reason: `jpin '${jpin}' is that of '${owner}'` }] : [];
  });
  // A picture that is not there is no remark here: what was typed is refused.
  const refused = [
    ...faults,
    ...linked.refused,
    ...ready.refused,
    ...ready.notes,
    ...placed.refused,
    ...allowed.refused,
    ...taken,
  ];
  return {
    accepted: allowed.accepted,
    refused: refused.map(named),
    known,
    categoryIds: placed.categoryIds,
  };
}

/**
 * Whether a row says what the shop's seller asks: one of a product that others alone sell does not, until it
 * names a price.
 */
const hasOffer = ({ cells }: CsvRow, stored: StoredProducts): boolean => {
  const old = stored.get(cells.sku ?? "");
  return !old || old.entry.offer !== null || (cells.price ?? "") !== "";
};

/** The members of the families in their order, each with what is changed of it, then those that are new. */
function rowsOf(
  stored: StoredProducts,
  changes: readonly ProductChange[],
  currency: ShopContext["tenant"]["currency"],
): CsvRow[] {
  const byFields = new Map(changes.map((change) => [change.sku, change]));
  const there = [...stored.values()].filter(
    ({ entry, isArchived }) => !isArchived || byFields.get(entry.sku)?.restores,
  );
  const fresh = changes.filter(({ sku }) => !stored.has(sku));
  const named = [
    ...there.map(({ entry }) => ({
      sku: entry.sku,
      cells: storedCells(entry, stored.get(entry.parentSku ?? "")?.entry.name ?? "", currency),
    })),
    ...fresh.map(({ sku }) => ({ sku, cells: undefined })),
  ];
  return named.map(({ sku, cells }, line) =>
    keepColumns({ line, cells: { ...byFields.get(sku)?.fields, sku } }, cells),
  );
}

/** Members keep their places among the variations; those that are new follow. */
const inOldPlace =
  (stored: StoredProducts) =>
  (product: PreparedProduct): PreparedProduct => {
    const { entry } = product;
    if (entry.parentSku === null) return product;
    const old = stored.get(entry.sku)?.entry;
    if (old && old.parentSku === entry.parentSku)
      return { ...product, entry: { ...entry, position: old.position } };
    const last = lastPlace(stored, entry.parentSku);
    return { ...product, entry: { ...entry, position: last + entry.position } };
  };

const lastPlace = (stored: StoredProducts, parentSku: string): number =>
  Math.max(
    0,
    ...[...stored.values()]
      .filter(({ entry }) => entry.parentSku === parentSku)
      .map(({ entry }: { entry: CatalogueEntry }) => entry.position),
  );

/** Finds pictures and files among those of the products and those a caller names. */
function findersOf(
  stored: StoredProducts,
  { pictures, downloads }: NamedFiles,
  library: ReadonlyMap<string, ProductImage>,
) {
  const entries = [...stored.values()].map(({ entry }) => entry);
  const ownPictures = new Map(
    entries.flatMap(({ images }) => images.map((image) => [image.url, image] as const)),
  );
  const ownFiles = new Map(
    entries.flatMap((entry) => (entry.downloads?.files ?? []).map((file) => [file.name, file] as const)),
  );
  return {
    pictures: {
      find: async (source: string) =>
        pictures.get(source) ?? ownPictures.get(source) ?? library.get(source) ?? outsidePicture(source),
    },
    downloads: {
      async find(named: PreparedDownloads) {
        if (named === null) return null;
        const missing = named.files.filter((name) => !downloads.has(name) && !ownFiles.has(name));
        if (missing.length > 0) return `there is no file ${missing.join(", ")} to download`;
        return {
          ...named,
          files: named.files.flatMap((name) => downloads.get(name) ?? ownFiles.get(name) ?? []),
        };
      },
    },
  };
}

type PreparedDownloads = Parameters<Parameters<typeof prepareProducts>[1]["downloads"]["find"]>[0];
