import type { CatalogueEntry } from "~/models/catalogue/categories/catalogue-entry";
import { productRecordCells } from "~/models/catalogue/rows/product-fields";
import { canonicalJson } from "~/models/platform/text/canonical-json";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { keepVersions } from "../../shops/records/keep-version.server";
import type { StoredCatalogueProduct } from "../read-catalogue.server";

/** What versions of products are kept under, and whose they are. */
export const productKind = { kind: "product", reach: "tenant" } as const;

/**
 * Keeps what products were before a change, however many it is made to and whichever way (rule owners-4).
 * @param changed as they shall be; those that are new or were archived have no version to keep
 * @param gone those that are archived by the change
 */
export async function keepProductVersions(
  ctx: ShopContext,
  {
    changed,
    gone,
    stored,
  }: {
    changed: readonly CatalogueEntry[];
    gone: readonly StoredCatalogueProduct[];
    stored: ReadonlyMap<string, StoredCatalogueProduct>;
  },
): Promise<void> {
  const wanted = new Map(changed.map((entry) => [entry.sku, entry]));
  const nameOf = (sku: string | null) => wanted.get(sku ?? "")?.name ?? formerName(sku);
  const formerName = (sku: string | null) => stored.get(sku ?? "")?.entry.name ?? "";
  const { currency } = ctx.tenant;
  const former = [...changed.flatMap(({ sku }) => stored.get(sku) ?? []), ...gone].flatMap(
    ({ entry, isArchived }) => {
      if (isArchived) return [];
      const before = productRecordCells(entry, formerName(entry.parentSku), currency);
      const after = wanted.get(entry.sku);
      const isSame =
        after &&
        canonicalJson(productRecordCells(after, nameOf(after.parentSku), currency)) === canonicalJson(before);
      return isSame ? [] : [[entry.sku, before] as const];
    },
  );
  await keepVersions(ctx, productKind, new Map(former));
}
