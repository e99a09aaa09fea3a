// @public

import {
  isServedUrl,
  type PictureFormat,
  pictureWidthsPx,
  sizeInUrl,
  srcSetOf,
  variantUrl,
} from "./media-address";
import type { ProductImage } from "./product-record";

/** Default size of a picture whose size is unknown, px. */
const unknownSizePx = 1000;
/** Default size of a stored banner, which may fill the window. */
const unknownBanner = { width: 1920, height: 1080 };

/**
 * The `src` and `srcSet` of an `<img>`: the address of a medium width, and all widths, empty if there is only
 * one. An external picture is unchanged. Sizes in px.
 */
export type ImageSources = { src: string; srcSet: string; width: number; height: number };

/**
 * The addresses and dimensions of a picture. Dimensions are always set, so that the layout does not shift.
 * @param upToPx the widest display size, in device px; wider files are not listed
 */
export function imageSources(image: ProductImage, upToPx: number = Number.POSITIVE_INFINITY): ImageSources {
  const width = image.width || unknownSizePx;
  const height = image.height || unknownSizePx;
  if (!isServedUrl(image.url)) return { src: image.url, srcSet: "", width, height };
  const widthsPx = fittingWidthsPx(width, upToPx);
  const middlePx = widthsPx.findLast((widthPx) => widthPx <= 640) ?? pictureWidthsPx[0];
  const srcSet = widthsPx.length > 1 ? srcSetOf(image.url, widthsPx) : "";
  return { src: variantUrl(image.url, middlePx), srcSet, width, height };
}

/** A picture that may be wider than this on the screen, px, does not need the smallest width. */
const smallUpToPx = 320;

/**
 * Every offered width up to the first one that suffices, none wider than the picture; at least the smallest,
 * which large pictures do not need.
 */
function fittingWidthsPx(widthPx: number, upToPx: number): number[] {
  const enoughPx = pictureWidthsPx.find((offeredPx) => offeredPx >= upToPx) ?? Number.POSITIVE_INFINITY;
  const fromPx = Math.min(widthPx, upToPx) > smallUpToPx ? smallUpToPx : 0;
  const fitting = pictureWidthsPx.filter(
    (offeredPx) => offeredPx >= fromPx && offeredPx <= Math.min(widthPx, enoughPx),
  );
  return fitting.length > 0 ? fitting : pictureWidthsPx.slice(0, 1);
}

/** A stored picture at one of the offered widths, optionally in a format; an external picture unchanged. */
export const sizedUrl = (image: ProductImage, widthPx: number, format?: PictureFormat) =>
  isServedUrl(image.url) ? variantUrl(image.url, widthPx, format) : image.url;

/**
 * The picture at an address written by an owner, with its size if the address contains it. Null if the text
 * is not an address, such as the name of a file that was missing when the shop was applied.
 */
export function imageAtUrl(url: string): ProductImage | null {
  if (isServedUrl(url)) return { url, alt: "", ...(sizeInUrl(url) ?? unknownBanner) };
  if (!/^(?:https?:\/\/|\/)/i.test(url)) return null;
  return { url, alt: "", width: unknownSizePx, height: unknownSizePx };
}
