import { AppError } from "~/models/platform/error/app-error";
import type { ProductImage } from "~/models/platform/media/product-record";
import { StaleRecord } from "~/models/shops/records/stale-record";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { recordVersion } from "../../shops/records/record-version.server";
import type { ExpectedVersion } from "../../shops/records/refuse-stale.server";
import { productRecords } from "../product/product-records.server";
import { asBusiness, requireProduct } from "../sellers-offers/own-product.server";
import { writeProductTexts } from "./write-texts.server";

/** A picture of a product by its address, with what is said of it to those who do not see it. */
export type NamedPicture = Pick<ProductImage, "url" | "alt">;

/** The pictures of a product or variation, in their order. @throws AppError `forbidden`, `not_found` */
export async function readPictures(
  ctx: ShopContext,
  sku: string,
): Promise<{ pictures: NamedPicture[]; version: string }> {
  const record = await productRecords.read(await asBusiness(ctx), sku, false);
  if (record === null) throw new AppError("not_found", "There is no such product.");
  await requireProduct(ctx, "view", sku);
  const version = recordVersion(record);
  const texts = (record.image_alt ?? "").split("|");
  const urls = (record.images ?? "").split("|").filter(Boolean);
  return { pictures: urls.map((url, at) => ({ url, alt: texts[at] ?? "" })), version };
}

/**
 * Changes the pictures of a product or variation, as every change of its fields is made (rule owners-7).
 * @param order.expectedVersion of the product; whatever is stored without it
 * @param order.added pictures that the product does not have yet
 * @throws AppError `forbidden`, `not_found`, `invalid`; StaleRecord
 */
export async function changePictures(
  ctx: ShopContext,
  {
    sku,
    expectedVersion,
    added = [],
  }: { sku: string; expectedVersion?: ExpectedVersion; added?: readonly ProductImage[] },
  change: (pictures: NamedPicture[]) => readonly NamedPicture[],
): Promise<void> {
  const { pictures, version } = await readPictures(ctx, sku);
  const wanted = change(pictures);
  const fields = {
    images: wanted.map(({ url }) => url).join("|"),
    image_alt: wanted.map(({ alt }) => spoken(alt)).join("|"),
  };
  const files = { pictures: new Map(added.map((one) => [one.url, one])), downloads: new Map() };
  const { refused } = await writeProductTexts(
    ctx,
    { sku, fields, expectedVersion: expectedVersion ?? version },
    files,
  );
  const [refusal] = refused;
  if (refusal?.stale) throw new StaleRecord(refusal.stale.current, refusal.stale.version);
  if (refusal) throw new AppError("invalid", refusal.reason);
}

/** The place of a picture among those of its product. @throws AppError `not_found` */
export function pictureIndex(pictures: readonly NamedPicture[], url: string, sku: string): number {
  const at = pictures.findIndex((one) => one.url === url);
  if (at < 0) throw new AppError("not_found", `'${sku}' has no picture ${url}.`);
  return at;
}

/** A text about a picture as it is kept: texts are divided by `|`. */
const spoken = (alt: string): string => alt.trim().replaceAll("|", "/");
