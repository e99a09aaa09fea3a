import type { ProductImage } from "../../platform/media/product-record";

/** Pictures that a page shows at most (rule gallery-9): a product may have thousands of variations. */
const mostImages = 40;

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
  const seen = new Set<string>();
  const isNew = ({ url }: ProductImage) => !seen.has(url) && seen.add(url);
  return inOrder.filter(isNew).slice(0, mostImages);
}
