import type { ProductImage } from "./product-record";

/** Widths pictures are offered in, px. Few, because each one is repeated for every picture of a page. */
const offeredWidthsPx = [160, 320, 480, 640, 960, 1280, 1920];
/** What a picture of unknown size is taken for, px. */
const unknownSizePx = 1000;

/** What an `<img>` needs. An outside picture comes in one size only. */
export type ImageSources = { src: string; srcSet?: string; width: number; height: number };

/** The addresses and the dimensions of a picture; dimensions are always known, so that nothing shifts. */
export function imageSources(image: ProductImage): ImageSources {
  const width = image.width || unknownSizePx;
  const height = image.height || unknownSizePx;
  if (!image.url.startsWith("/media/")) return { src: image.url, width, height };
  const fitting = offeredWidthsPx.filter((offeredPx) => offeredPx <= width);
  const widthsPx = fitting.length > 0 ? fitting : offeredWidthsPx.slice(0, 1);
  const srcSet = widthsPx.map((widthPx) => `${sizedUrl(image, widthPx)} ${widthPx}w`).join(", ");
  return {
    src: sizedUrl(image, widthsPx.findLast((widthPx) => widthPx <= 640) ?? 160),
    srcSet,
    width,
    height,
  };
}

/** A stored picture at one of the offered widths; an outside picture as it is. */
export const sizedUrl = (image: ProductImage, widthPx: number) =>
  image.url.startsWith("/media/") ? `${image.url}-${widthPx}.webp` : image.url;
