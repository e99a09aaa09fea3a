import type { ProductImage } from "../../platform/media/product-record";

/**
 * The pictures of a product page, without repeats: those of the chosen variation, then the product's own,
 * then those of the other variations.
 */
export function productImages(
  own: readonly ProductImage[],
  variations: readonly { sku: string; images: readonly ProductImage[] }[],
  chosenSku: string | null,
): ProductImage[] {
  const chosen = variations.filter((variation) => variation.sku === chosenSku);
  const others = variations.filter((variation) => variation.sku !== chosenSku);
  const inOrder = [...chosen, { images: own }, ...others].flatMap((source) => source.images);
  return inOrder.filter((image, at) => inOrder.findIndex((other) => other.url === image.url) === at);
}
