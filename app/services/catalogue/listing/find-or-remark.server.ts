// @public

import { isAppError } from "~/models/platform/error/app-error";
import type { ProductImage } from "~/models/platform/media/product-record";

/** Shape that is assumed of a picture on another server, px: it cannot be measured without loading it. */
const outsideShape = { width: 1000, height: 1000 };

/** A picture on another server, or null for what is no http(s) address. */
export const outsidePicture = (source: string): ProductImage | null =>
  /^https?:\/\//i.test(source) ? { url: source, alt: "", ...outsideShape } : null;

/**
 * Finds a picture for a row: what is wrong with it becomes a remark, since a product sells without its
 * picture too.
 */
export async function findOrRemark<Found>(
  pictures: { find: (source: string) => Promise<Found | null> },
  source: string,
  remark: (reason: string) => void,
): Promise<Found | null> {
  try {
    const image = await pictures.find(source);
    if (!image) remark(`picture '${source}' is not there`);
    return image;
  } catch (error) {
    if (!isAppError(error)) throw error;
    remark(`picture '${source}': ${error.message}`);
    return null;
  }
}
