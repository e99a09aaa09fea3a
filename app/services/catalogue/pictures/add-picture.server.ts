// @public

import { AppError } from "~/models/platform/error/app-error";
import type { FileStore } from "../../platform/file-store/file-store";
import { inspectApart, type PhotoTurns } from "../../platform/media/rewrite-photo.server";
import { storeImage } from "../../platform/media/store-image.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { limitedStore } from "../../shops/limits/take-file-room.server";
import type { ExpectedVersion } from "../../shops/records/refuse-stale.server";
import { changePictures } from "../changes/change-pictures.server";
import { requireProduct } from "../sellers-offers/own-product.server";

/** What a picture needs besides a shop: the store where pictures are kept, and who decodes them. */
export type PictureContext = ShopContext & PhotoTurns & { fileStore: FileStore };

/**
 * Adds a picture to those of a product or variation, the last of them. It is decoded in a process of its own.
 * @param bytes a JPEG, PNG, WebP, AVIF or GIF, bounded as `storeImage` says
 * @returns the picture's address
 * @throws AppError `forbidden`, `not_found`, `unavailable` while too many wait, or `invalid` naming what is
 * wrong with it, `conflict` above the limit of files; StaleRecord
 */
export async function addPicture(
  ctx: PictureContext,
  {
    sku,
    bytes,
    alt,
    expectedVersion,
  }: { sku: string; bytes: Uint8Array; alt: string; expectedVersion?: ExpectedVersion },
): Promise<string> {
  // Before the picture is decoded; a seller adds to what they alone sell (rule sellers-20).
  await requireProduct(ctx, "change", sku);
  const inspect = (picture: Uint8Array) => inspectApart(picture, ctx);
  const place = { fileStore: limitedStore(ctx), shopCode: ctx.shop.code };
  const added = await storeImage(place, bytes, alt, { inspect });
  await changePictures(ctx, { sku, added: [added], expectedVersion }, (pictures) => {
    if (pictures.some(({ url }) => url === added.url))
      throw new AppError("invalid", `'${sku}' has this picture already.`);
    return [...pictures, added];
  });
  return added.url;
}
