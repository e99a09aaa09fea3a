import { type ProductFields, productFields } from "~/models/api/fields/product/product-fields";
import { viewerOf } from "~/models/catalogue/price/viewer";
import { findAddress } from "../../../catalogue/addresses/find-address.server";
import { findPageOfProduct } from "../../../catalogue/addresses/find-page-of-product.server";
import { readProduct } from "../../../catalogue/product/read-product.server";
import { clientGuidsOf } from "../../rest/asked-part.server";
import type { ApiContext } from "../api-context.server";

/** A product for the API by its id (or a variation's) or its slug; null if this shop has none. */
export async function readProductFields(
  { ctx, visitor }: ApiContext,
  key: { id: number } | { slug: string },
): Promise<ProductFields | null> {
  const found =
    "id" in key ? await findPageOfProduct(ctx, key.id) : await findAddress(ctx, "product", key.slug);
  const known = await visitor();
  const read = found && (await readProduct(ctx, known, found));
  return read
    ? productFields(read.product, read.row, {
        viewer: viewerOf(ctx.shop, known),
        sellerId: read.sellerId,
        clientGuidOf: await clientGuidsOf(ctx),
        isAddressed: read.product.variation?.sku === found.addressSku,
        settings: ctx.shop.settings,
      })
    : null;
}
