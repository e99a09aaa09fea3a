// @public

import type { ShopContext } from "../../shops/context/shop-context.server";
import type { ExpectedVersion } from "../../shops/records/refuse-stale.server";
import { changePictures, pictureIndex } from "../changes/change-pictures.server";

/**
 * Says what is to be seen on a picture of a product or variation, for those who do not see it.
 * @throws AppError `forbidden`, `not_found`; StaleRecord
 */
export const describePicture = (
  ctx: ShopContext,
  order: { sku: string; url: string; alt: string; expectedVersion?: ExpectedVersion },
): Promise<void> =>
  changePictures(ctx, order, (pictures) => {
    const at = pictureIndex(pictures, order.url, order.sku);
    return pictures.map((one, place) => (place === at ? { ...one, alt: order.alt } : one));
  });
