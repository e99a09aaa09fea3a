// @public

import { type ProductColumns, productRecordCells } from "~/models/catalogue/rows/product-fields";
import { authorize } from "~/models/shops/actors/authorize";
import { catalogueSubject } from "~/models/shops/actors/catalogue-subject";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { recordVersion } from "../../shops/records/record-version.server";
import { familyIds } from "../changes/read-families.server";
import { readCatalogue } from "../read-catalogue.server";

/** A product, or a variation of `parentSku`, with its columns and the version that a change of it names. */
export type ListedFields = { sku: string; parentSku: string | null; fields: ProductColumns; version: string };

/**
 * The columns of products and of all their variations, by a few statements for all of them; each product
 * comes before its variations. Archived ones are left out.
 * @throws AppError `forbidden`
 */
export async function listProductFields(ctx: ShopContext, skus: readonly string[]): Promise<ListedFields[]> {
  authorize(await ctx.actor(), "view", catalogueSubject(ctx.tenant.id));
  if (skus.length === 0) return [];
  const found = await readCatalogue(ctx, await familyIds(ctx, [...skus]));
  const names = new Map(found.map(({ entry }) => [entry.sku, entry.name]));
  const rows = found
    .filter(({ isArchived }) => !isArchived)
    .map(({ entry }) => {
      const fields = productRecordCells(entry, names.get(entry.parentSku ?? "") ?? "", ctx.tenant.currency);
      return { sku: entry.sku, parentSku: entry.parentSku, fields, version: recordVersion(fields) };
    });
  const variationsOf = (sku: string) => rows.filter(({ parentSku }) => parentSku === sku);
  return skus.flatMap((sku) => {
    const own = rows.find((row) => row.sku === sku);
    return own ? [own, ...variationsOf(sku)] : [];
  });
}
