import { type ProductFields, productFields } from "~/models/api/product-fields";
import { findAddress } from "../catalogue/find-address.server";
import { findPageOfProduct } from "../catalogue/find-page-of-product.server";
import { readProduct } from "../catalogue/read-product.server";
import type { ApiContext } from "./api-context.server";

/** A product by its id (or that of a variation) or its slug, as the API writes it; null when this shop has none. */
export async function readProductFields(
  { ctx, visitor }: ApiContext,
  key: { id: number } | { slug: string },
): Promise<ProductFields | null> {
  const found =
    "id" in key ? await findPageOfProduct(ctx, key.id) : await findAddress(ctx, "product", key.slug);
  const read = found && (await readProduct(ctx, await visitor(), found));
  return read && productFields(read.product, read.offers, ctx.shop.id);
}
