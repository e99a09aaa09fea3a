import {
  isStoredUrl,
  type PictureFormat,
  pictureWidthsPx,
  sizeInUrl,
  srcSetOf,
  variantUrl,
} from "../media/media-address";
import type { ProductImage } from "./product-record";

/** What a picture of unknown size is taken for, px. */
const unknownSizePx = 1000;
/** A stored banner whose size was never learned may fill a window. */
const unknownBanner = { width: 1920, height: 1080 };

/**
 * What an `<img>` needs: the address of a middle width, and every width as `srcset` has it. An outside picture comes as
 * it is, with an empty `srcSet`. Sizes in px.
 */
export type ImageSources = { src: string; srcSet: string; width: number; height: number };

/**
 * The addresses and the dimensions of a picture; dimensions are always known, so that nothing shifts.
 * @param upToPx the widest it is ever shown, in px of the screen: wider ones are not offered
 */
export function imageSources(image: ProductImage, upToPx: number = Number.POSITIVE_INFINITY): ImageSources {
  const width = image.width || unknownSizePx;
  const height = image.height || unknownSizePx;
  if (!isStoredUrl(image.url)) return { src: image.url, srcSet: "", width, height };
  const widthsPx = fittingWidthsPx(width, upToPx);
  const middlePx = widthsPx.findLast((widthPx) => widthPx <= 640) ?? pictureWidthsPx[0];
  return { src: variantUrl(image.url, middlePx), srcSet: srcSetOf(image.url, widthsPx), width, height };
}

/** Every offered width up to the first that is enough, and none wider than the picture; the smallest at least. */
function fittingWidthsPx(widthPx: number, upToPx: number): number[] {
  const enoughPx = pictureWidthsPx.find((offeredPx) => offeredPx >= upToPx) ?? Number.POSITIVE_INFINITY;
  const fitting = pictureWidthsPx.filter((offeredPx) => offeredPx <= Math.min(widthPx, enoughPx));
  return fitting.length > 0 ? fitting : pictureWidthsPx.slice(0, 1);
}

/** A stored picture at one of the offered widths, in this format where one is named; an outside picture as it is. */
export const sizedUrl = (image: ProductImage, widthPx: number, format?: PictureFormat) =>
  isStoredUrl(image.url) ? variantUrl(image.url, widthPx, format) : image.url;

/**
 * The picture at an address an owner wrote, with its size where the address tells it; null for what is no address: the
 * name of a file that was not there when the shop was applied.
 */
export function imageAtUrl(url: string): ProductImage | null {
  if (isStoredUrl(url)) return { url, alt: "", ...(sizeInUrl(url) ?? unknownBanner) };
  if (!/^(?:https?:\/\/|\/)/i.test(url)) return null;
  return { url, alt: "", width: unknownSizePx, height: unknownSizePx };
}
