import type { PictureFormat } from "~/models/platform/media/media-address";
import type { PictureWorkers } from "./picture-workers.server";

/** Pixels a picture may have; more would take a process's memory to unpack. */
export const maxPixels = 40_000_000;

/** Most processor time a picture may take to be made, ms: an AVIF of 40 megapixels takes 5 s. */
const limitMs = 30_000;

/**
 * Makes a picture narrower, never wider, in a format browsers show. An animation becomes its first frame.
 * The qualities are the lowest that keep rule pictures-4. Measured on demo pictures of 160 to 640 px: an AVIF
 * takes 2.5 times as long as a WebP for 12 % fewer bytes; the next effort takes three times that for 10 %
 * less.
 * @param workers whose limits of memory hold for it (rule pictures-6)
 * @throws when the original cannot be read
 */
export const makePicture = (
  workers: PictureWorkers,
  original: Uint8Array,
  widthPx: number,
  format: PictureFormat,
): Promise<Buffer> => workers.run({ kind: "make", original, widthPx, format, maxPixels }, { limitMs });
