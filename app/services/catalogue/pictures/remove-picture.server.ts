// @public

import type { ShopContext } from "../../shops/context/shop-context.server";
import type { ExpectedVersion } from "../../shops/records/refuse-stale.server";
import { changePictures, pictureIndex } from "../changes/change-pictures.server";

/**
 * Takes a picture off a product or variation. Its file is kept: a former version of the product names it.
 * @throws AppError `forbidden`, `not_found`; StaleRecord
 */
export const removePicture = (
  ctx: ShopContext,
  order: { sku: string; url: string; expectedVersion?: ExpectedVersion },
): Promise<void> =>
  changePictures(ctx, order, (pictures) => {
    const at = pictureIndex(pictures, order.url, order.sku);
    return pictures.filter((_picture, place) => place !== at);
  });
