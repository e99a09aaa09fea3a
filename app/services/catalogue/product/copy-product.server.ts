// @public

import { translatedColumn } from "~/models/catalogue/rows/product-columns";
import { type ProductColumns, productRecordCells } from "~/models/catalogue/rows/product-fields";
import { AppError } from "~/models/platform/error/app-error";
import { slugify } from "~/models/platform/slug/slugify";
import { authorize } from "~/models/shops/actors/authorize";
import { catalogueSubject } from "~/models/shops/actors/catalogue-subject";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { familyIds } from "../changes/read-families.server";
import { readCatalogue } from "../read-catalogue.server";
import { type ChangedProducts, changeProducts } from "./change-products.server";

/** Columns that a copy has its own of, or none. */
const own = new Set(["sku", "jpin", "slug", "stock_sku", "seller_slug", "created_at"]);

/**
 * Copies a product with its variations under a new SKU: invisible, with no pieces, and with an address of its
 * own. A variation `MUG-RED` of `MUG` becomes `CUP-RED` of `CUP`.
 * @param name of the copy; without one that of the product with `(copy)`
 * @throws AppError `forbidden`, or `not_found`
 */
export async function copyProduct(
  ctx: ShopContext,
  { sku, newSku, name }: { sku: string; newSku: string; name?: string | undefined },
): Promise<ChangedProducts> {
  authorize(await ctx.actor(), "change", catalogueSubject(ctx.tenant.id));
  const family = await readCatalogue(ctx, await familyIds(ctx, [sku]));
  const shown = family.filter(({ isArchived }) => !isArchived).map(({ entry }) => entry);
  const top = shown.find((entry) => entry.sku === sku && entry.parentSku === null);
  if (!top) throw new AppError("not_found", `There is no product '${sku}'.`);
  const nameOf = (of: string) => (of.startsWith(sku) ? newSku + of.slice(sku.length) : `${newSku}-${of}`);
  const changes = shown.map((entry) => {
    const fields: ProductColumns = Object.fromEntries(
      Object.entries(productRecordCells(entry, top.name, ctx.tenant.currency)).filter(
        ([column]) => !own.has(column) && translatedColumn(column)?.field !== "slug",
      ),
    );
    const isTop = entry === top;
    return {
      sku: nameOf(entry.sku),
      fields: isTop
        ? {
            ...fields,
            name: name ?? `${top.name} (copy)`,
            slug: `${top.slug ?? ""}-${slugify(newSku)}`,
            website_visibility: "invisible",
          }
        : { ...fields, parent_sku: newSku },
      expectedVersion: null,
    };
  });
  const pictures = new Map(shown.flatMap(({ images }) => images.map((image) => [image.url, image] as const)));
  const downloads = new Map(
    shown.flatMap((entry) => (entry.downloads?.files ?? []).map((file) => [file.name, file] as const)),
  );
  return changeProducts(ctx, changes, { pictures, downloads });
}
