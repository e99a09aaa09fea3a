// @public

import { sizedUrl } from "../media/image-sources";
import type { ProductImage } from "../media/product-record";
import { absoluteUrl } from "./absolute-url";

/**
 * A page's picture for search engines and link previews; the address is absolute, sizes in px, null if
 * unknown.
 */
export type PageImage = { url: string; width: number | null; height: number | null; alt: string };

/** Width of pictures for other programs, px: enough for a large preview. */
const widthPx = 960;

/** A picture for search engines and link previews. */
export function pageImage(origin: string, image: ProductImage): PageImage {
  const served = sizedUrl(image, widthPx, "jpg");
  // An external picture is unchanged; a stored one may be scaled down, never up.
  const scale = served === image.url ? 1 : Math.min(1, widthPx / (image.width || widthPx));
  return {
    url: absoluteUrl(origin, served),
    width: image.width ? Math.round(image.width * scale) : null,
    height: image.height ? Math.round(image.height * scale) : null,
    alt: image.alt,
  };
}
