import { offer } from "../../catalogue/offer/offer-at";
import { type VariationOffer, variationOffers } from "../../catalogue/offer/variation-offers";
import type { Viewer } from "../../catalogue/price/viewer";
import type { ProductPageRecord } from "../../catalogue/product/product-page";
import { addableQty } from "../../catalogue/stock/addable-qty";
import type { Sellable } from "../../catalogue/stock/sellable";
import type { ShippingTerms } from "../../catalogue/stock/shipping-terms";
import type { Product, ProductCard, Variation, VariationSettings } from "./generated/product";
import { imageFields, imageUrl } from "./product/image-fields";
import { priceFields } from "./product/price-fields";
import { quantityFieldNames, quantityFields } from "./product/quantity-fields";
import { stockFields } from "./product/stock-fields";

/** The cigar attributes of a product. */
type CigarField = Extract<keyof Product, `cigar${string}`>;

/**
 * The fields of a product that what a card shows does not answer; of cards they are resolved only on request.
 */
export const storedFieldNames = [
  "JPIN",
  "JPINslug",
  "variable_JPIN",
  "JPINimages",
  "product_type",
  "website_visibility",
  "non_shippable_product",
  "limit_shipping_option",
  "salableQty",
  "qty",
  ...quantityFieldNames,
  "manageStock",
  "allow_backorders",
  "cigarstrength",
  "cigarorigin",
  "cigarwrapper",
  "cigarbinder",
  "cigarfiller",
  "cigarbrandline",
  "product_option_set",
  "variations",
] satisfies (keyof Product & keyof ProductCard)[];

/** What the API says of a product beside what its card shows. */
export type StoredFields = Pick<ProductCard, (typeof storedFieldNames)[number]>;

/** A product as it is stored, at the offers that are shown. */
export type StoredProduct = Pick<
  ProductPageRecord,
  | "slug"
  | "classCode"
  | "images"
  | "productType"
  | "attributes"
  | "optionSetCode"
  | "optionAxes"
  | "self"
  | "variations"
> & { jpin: string; nonShippable: boolean; shippingTerms: ShippingTerms | null };

/**
 * What of it is shown: the variation's SKU, and the id of what can be bought; null for none. `isQtyFixed`
 * where that is bought one piece at a time (rule options-16).
 */
type Shown = { variationSku: string | null; boughtId: number | null; isQtyFixed: boolean };

/** Maps what is stored of a product to API fields, for one viewer. */
export function storedFields(product: StoredProduct, viewer: Viewer, shown: Shown): StoredFields {
  const { variations, images } = product;
  const variation = variations.find(({ sku }) => sku === shown.variationSku);
  const family = variations.map(({ self }) => self);
  const bought = [product.self, ...family].find(({ id }) => id === shown.boughtId) ?? null;
  const counted = bought ? [bought] : family.length > 0 ? family : [product.self];
  return {
    JPIN: product.jpin,
    JPINslug: product.slug,
    variable_JPIN: variation?.jpin ?? null,
    JPINimages: images.map(imageFields),
    product_type: product.productType ? { name: product.productType } : null,
    website_visibility: "visible",
    non_shippable_product: product.nonShippable,
    limit_shipping_option: product.shippingTerms?.methods ?? [],
    ...quantitiesOf(bought && shown.isQtyFixed ? { ...bought, maxCartQty: 1 } : bought, viewer),
    manageStock: counted.some(({ item }) => item.manageStock),
    allow_backorders: counted.some(({ item }) => item.allowBackorders),
    ...cigarOf({ ...product.attributes, ...variation?.attributes }),
    product_option_set: product.optionSetCode,
    variations: variationOffers(variations, product.optionAxes, viewer).map((one, index) => ({
      ...variationFields(one, product),
      is_from_jpin: variations[index]?.isFromJpin ?? false,
    })),
  };
}

function quantitiesOf(bought: Sellable | null, viewer: Viewer) {
  const stock = bought && offer(bought, viewer).stock;
  const quantities = quantityFields(bought && stock && { ...bought, stock });
  const salableQty = stock?.isInStock ? addableQty(stock.salableQty, 0, bought?.maxCartQty) : 0;
  return { salableQty, qty: quantities.stockQty, ...quantities };
}

const variationFields = (
  { id, sku, text, image, price, stock }: VariationOffer,
  { images, variations }: StoredProduct,
): Omit<Variation, "is_from_jpin"> => ({
  variation_text: text,
  variation_settings: variationSettings(image, images),
  product: {
    _id: id,
    sku,
    image: imageUrl(image),
    JPIN: variations.find((one) => one.sku === sku)?.jpin ?? String(id),
    ...priceFields(price),
    ...stockFields(stock),
  },
});

/** The picture linked to a variation, and its place among those of the product. */
export function variationSettings(
  image: VariationOffer["image"],
  images: StoredProduct["images"],
): VariationSettings {
  const index = image ? images.findIndex(({ url }) => url === image.url) : -1;
  return { variable_linked_image: imageUrl(image), variable_image_index: index < 0 ? null : index };
}

/** The product's cigar attributes as text; null for a missing one. */
function cigarOf(attributes: StoredProduct["attributes"]): Pick<Product, CigarField> {
  const wordsOf = (code: CigarField) => {
    const words = (attributes[code] ?? []).join(", ");
    return words === "" ? null : words;
  };
  return {
    cigarstrength: wordsOf("cigarstrength"),
    cigarorigin: wordsOf("cigarorigin"),
    cigarwrapper: wordsOf("cigarwrapper"),
    cigarbinder: wordsOf("cigarbinder"),
    cigarfiller: wordsOf("cigarfiller"),
    cigarbrandline: wordsOf("cigarbrandline"),
  };
}
