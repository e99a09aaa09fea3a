import { sizedUrl } from "../catalogue/image-sources";
import type { ProductImage } from "../catalogue/product-record";
import { absoluteUrl } from "./absolute-url";

/** A picture that stands for a page elsewhere; the address is absolute, sizes in px, null where nobody knows them. */
export type PageImage = { url: string; width: number | null; height: number | null; alt: string };

/** Width other programs get pictures in, px: enough for a large preview. */
const widthPx = 960;

/** A picture for other programs: search engines and previews. */
export function pageImage(origin: string, image: ProductImage): PageImage {
  const served = sizedUrl(image, widthPx, "jpg");
  // An outside picture comes as it is; a stored one is made narrower, never wider.
  const scale = served === image.url ? 1 : Math.min(1, widthPx / (image.width || widthPx));
  return {
    url: absoluteUrl(origin, served),
    width: image.width ? Math.round(image.width * scale) : null,
    height: image.height ? Math.round(image.height * scale) : null,
    alt: image.alt,
  };
}
