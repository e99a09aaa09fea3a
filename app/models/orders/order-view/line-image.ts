import type { ProductImage } from "../../platform/media/product-record";

/** The picture of an order's line as pages show it; null for a line without one. */
export const lineImage = (imageUrl: string | undefined): ProductImage | null =>
  imageUrl ? { url: imageUrl, alt: "", width: 400, height: 400 } : null;
