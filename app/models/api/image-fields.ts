import { imageSources } from "../catalogue/image-sources";
import type { ProductImage } from "../catalogue/product-record";
import type { Image } from "./generated/schema-types";

/**
 * Writes a picture for the API: `url` of a middle width, `srcset` of all, each in the format the `Accept` header prefers;
 * addresses relative to the shop's host, or outside http(s) ones; dimensions in px.
 */
export function imageFields(image: ProductImage): Image {
  const { src, srcSet, width, height } = imageSources(image);
  return { url: src, srcset: srcSet, alt: image.alt, width, height };
}

/** The one address of a picture (`image` of products, categories and cart items); null for none. */
export const imageUrl = (image: ProductImage | null): string | null =>
  image ? imageSources(image).src : null;
