// @public

import type { ProductImage } from "~/models/platform/media/product-record";
import { type PhotoTurns, rewritePhoto } from "./rewrite-photo.server";
import { type PicturePlace, storeImage } from "./store-image.server";

/**
 * Stores a shopper's photo as a picture of the shop, written anew (rule reviews-4).
 * @param bytes a file whose type was detected by its content
 * @param turns of the process; see {@link rewritePhoto}
 * @throws AppError `invalid` if it cannot be decoded or has more than 40 megapixels
 */
export const storePhoto = async (
  place: PicturePlace,
  bytes: Uint8Array,
  turns: PhotoTurns,
): Promise<ProductImage> => storeImage(place, await rewritePhoto(bytes, turns), "");
