import { imageSources } from "../../../platform/media/image-sources";
import type { ProductImage } from "../../../platform/media/product-record";
import type { Image } from "../generated/product";

/**
 * Maps a picture to API fields: `url` has a medium width, `srcset` all widths, each in the format that the
 * `Accept` header prefers. Addresses are relative to the shop's host, or external http(s) ones; dimensions in
 * px.
 */
export function imageFields(image: ProductImage): Image {
  const { src, srcSet, width, height } = imageSources(image);
  return { url: src, srcset: srcSet, alt: image.alt, width, height };
}

/** The picture's single address (`image` of products, categories and cart items); null without a picture. */
export const imageUrl = (image: ProductImage | null): string | null =>
  image ? imageSources(image).src : null;

/**
 * The address of a product's main picture. After the `#`, which no server sees, a bar marks one that belongs
 * to the chosen variation (rule api-24).
 * @param ofVariation the pictures of the chosen variation
 */
export function mainImageUrl(
  image: ProductImage | null,
  ofVariation: readonly Pick<ProductImage, "url">[],
): string | null {
  const url = imageUrl(image);
  return url !== null && ofVariation.some((one) => one.url === image?.url) ? `${url}#|` : url;
}
