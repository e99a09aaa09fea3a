// @public

import type { ShopContext } from "../../shops/context/shop-context.server";
import type { ExpectedVersion } from "../../shops/records/refuse-stale.server";
import { changePictures, pictureIndex } from "../changes/change-pictures.server";

/**
 * Puts pictures of a product or variation first, in this order; the others follow as they are.
 * @param urls addresses of its pictures
 * @throws AppError `forbidden`, `not_found`; StaleRecord
 */
export const orderPictures = (
  ctx: ShopContext,
  { sku, urls, expectedVersion }: { sku: string; urls: readonly string[]; expectedVersion?: ExpectedVersion },
): Promise<void> =>
  changePictures(ctx, { sku, expectedVersion }, (pictures) => {
    const first = [...new Set(urls.map((url) => pictureIndex(pictures, url, sku)))];
    const others = pictures.filter((_picture, at) => !first.includes(at));
    return [...first.flatMap((at) => pictures[at] ?? []), ...others];
  });
