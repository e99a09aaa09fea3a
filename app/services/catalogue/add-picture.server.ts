import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/authorize";
import { catalogueSubject } from "~/models/shops/catalogue-subject";
import { storeImage } from "../platform/media/store-image.server";
import { readRecord } from "../shops/read-record.server";
import type { ShopContext } from "../shops/shop-context.server";
import { changeProducts } from "./change-products.server";
import { productRecords } from "./product-records.server";

/** What a picture needs besides a shop: the folder where pictures are kept. */
export type PictureContext = ShopContext & { dataDir: string };

/**
 * Adds a picture to those of a product or variation, the last of them. Their order, their texts and which of
 * them it has are its fields `images` and `image_alt`.
 * @param bytes a JPEG, PNG, WebP, AVIF or GIF, bounded as `storeImage` says
 * @returns the picture's address
 * @throws AppError `forbidden`, `not_found`, or `invalid` naming what is wrong with it
 */
export async function addPicture(
  ctx: PictureContext,
  { sku, bytes, alt }: { sku: string; bytes: Uint8Array; alt: string },
): Promise<string> {
  authorize(await ctx.actor(), "change", catalogueSubject(ctx.tenant.id));
  const { record, version } = await readRecord(ctx, productRecords, sku);
  const text = alt.replaceAll("|", "/");
  const picture = await storeImage({ dataDir: ctx.dataDir, shopCode: ctx.shop.code }, bytes, text);
  const urls = (record.images ?? "").split("|").filter(Boolean);
  if (urls.includes(picture.url)) throw new AppError("invalid", `'${sku}' has this picture already.`);
  const texts = urls.map((_url, at) => (record.image_alt ?? "").split("|")[at] ?? "");
  const fields = { images: [...urls, picture.url].join("|"), image_alt: [...texts, text].join("|") };
  const { refused } = await changeProducts(ctx, [{ sku, fields, expectedVersion: version }], {
    pictures: new Map([[picture.url, picture]]),
    downloads: new Map(),
  });
  if (refused[0]) throw new AppError(refused[0].stale ? "conflict" : "invalid", refused[0].reason);
  return picture.url;
}
