// @public

import type { ProductImage } from "~/models/platform/media/product-record";
import { authorize } from "~/models/shops/actors/authorize";
import { catalogueSubject } from "~/models/shops/actors/catalogue-subject";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { changePictures, type NamedPicture } from "../changes/change-pictures.server";

/**
 * Puts pictures that are stored already among those of a product or variation, at once (rule owners-7).
 * @param place the pictures as they shall be, of those that are there
 * @throws AppError `forbidden`, `not_found`, `invalid`; StaleRecord when the product is changed meanwhile
 */
export async function placePictures(
  ctx: ShopContext,
  { sku, added }: { sku: string; added: readonly ProductImage[] },
  place: (pictures: NamedPicture[]) => readonly NamedPicture[],
): Promise<void> {
  authorize(await ctx.actor(), "change", catalogueSubject(ctx.tenant.id));
  await changePictures(ctx, { sku, added }, place);
}
