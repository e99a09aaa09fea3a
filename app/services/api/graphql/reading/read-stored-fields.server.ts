import type { CardFields } from "~/models/api/fields/product/card-fields";
import { type StoredFields, storedFields } from "~/models/api/fields/stored-fields";
import { viewerOf } from "~/models/catalogue/price/viewer";
import { productPage } from "~/models/catalogue/product/product-page";
import { AppError } from "~/models/platform/error/app-error";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { recordOf } from "../../../catalogue/product/read-product.server";
import type { StoredProductRow } from "../../../catalogue/product/read-product-rows.server";
import type { RequestContext } from "../../../shops/context/request-context.server";

/** What of a card has to be known to read the rest of its product. */
export type CardKey = Pick<CardFields, "_id" | "default_variation_sku">;

/**
 * What the API says of a card's product beside the card, at the variation the card shows.
 * @throws AppError `not_found` when the product was taken out of the shop in the meantime
 */
export async function readStoredFields(
  { ctx, visitor }: { ctx: RequestContext; visitor: () => Promise<Visitor> },
  { default_variation_sku }: CardKey,
  row: StoredProductRow | undefined,
): Promise<StoredFields> {
  if (!row) throw new AppError("not_found", "We couldn’t find this product.");
  const viewer = viewerOf(ctx.shop, await visitor());
  const { variation, purchase } = productPage(recordOf(ctx, row), null, viewer, default_variation_sku);
  return storedFields(row, viewer, {
    variationSku: variation?.sku ?? null,
    isQtyFixed: purchase?.isQtyFixed ?? false,
    boughtId: row.classCode === "grouped" ? null : (purchase?.productId ?? null),
  });
}
