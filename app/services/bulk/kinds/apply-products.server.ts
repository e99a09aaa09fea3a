import type { z } from "zod";
import type { productRow } from "~/models/bulk/rows/bulk-rows";
import { changeProducts } from "../../catalogue/product/change-products.server";
import { listProductFields } from "../../catalogue/product/list-product-fields.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { byPlace } from "../kept/keeps";

type Row = z.infer<typeof productRow>;

const movesCategory = ({ intoCategory, outOfCategory }: Row) =>
  intoCategory !== undefined || outOfCategory !== undefined;

/** Changes fields of products; a category is put to those a product is in, or taken from them. */
export async function applyProductRows(
  inner: ShopContext,
  rows: readonly Row[],
): Promise<Map<number, string>> {
  const moved = rows.filter(movesCategory).map(({ sku }) => sku);
  const listed = moved.length > 0 ? await listProductFields(inner, moved) : [];
  const categories = new Map(listed.map(({ sku, fields }) => [sku, fields.categories ?? ""]));
  const changes = rows.map((row) => {
    const { sku, fields, expectedVersion, expectedFields, intoCategory, outOfCategory } = row;
    if (!movesCategory(row)) return { sku, fields, expectedVersion, expectedFields };
    const now = (categories.get(sku) ?? "").split("|").filter(Boolean);
    const left = now.filter((slug) => slug !== outOfCategory);
    const after = intoCategory === undefined || left.includes(intoCategory) ? left : [...left, intoCategory];
    return { sku, fields: { ...fields, categories: after.join("|") }, expectedVersion, expectedFields };
  });
  const { refused } = await changeProducts(inner, changes);
  return byPlace(
    rows.map(({ sku }) => sku),
    refused,
  );
}
