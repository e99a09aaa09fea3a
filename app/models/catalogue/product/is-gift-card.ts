import type { ProductClass } from "./product-class";

/**
 * Whether what is sold of a product are gift certificates: itself, or all of its variations, of which each is
 * an amount (rule gift-cards-8).
 */
export const isGiftCard = (classCode: ProductClass, variations: readonly ProductClass[]): boolean =>
  classCode === "gift_certificate" ||
  (classCode === "variable_product" &&
    variations.length > 0 &&
    variations.every((one) => one === "gift_certificate"));

/** The class of what is sold: that of all amounts of a gift card, otherwise the product's own. */
export const soldClass = ({ classCode, variations }: SoldProduct): ProductClass =>
  isGiftCard(
    classCode,
    variations.map(({ self }) => self.classCode),
  )
    ? "gift_certificate"
    : classCode;

type SoldProduct = {
  classCode: ProductClass;
  variations: readonly { self: { classCode: ProductClass } }[];
};
