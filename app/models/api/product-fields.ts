import type { ProductPageView } from "../catalogue/product-page";
import type { AxisView } from "../catalogue/product-variations";
import type { VariationOffer } from "../catalogue/variation-offers";
import { productTextFields } from "../product-field/product-texts";
import { type AskedField, type CardFields, cardFields } from "./card-fields";
import type { Product, Variant, Variation } from "./generated/product";
import { imageFields, imageUrl } from "./image-fields";
import { optionFields } from "./option-fields";
import { priceFields } from "./price-fields";
import type { QuantityFields } from "./quantity-fields";
import { reviewFields } from "./review-fields";
import { stockFields } from "./stock-fields";

/** The cigar attributes of a product. */
type CigarField = Extract<keyof Product, `cigar${string}`>;

/** A product in the API; its price levels too are resolved only on request. */
export type ProductFields = Omit<Product, AskedField | "available_price_levels" | "children"> & {
  children: CardFields[];
};

/** Maps a product to API fields, with the offers of its variations. */
export function productFields(
  product: ProductPageView,
  offers: readonly VariationOffer[],
  clientGuid: string,
  quantities: QuantityFields,
): ProductFields {
  return {
    _id: product.id,
    sku: product.sku,
    slug: product.slug,
    name: product.name,
    sub_title: product.subTitle,
    short_description: product.shortDescription,
    description: product.description,
    class_code: product.classCode,
    brand: product.brand,
    brandid: product.brand,
    archived: false,
    image: imageUrl(product.images[0] ?? null),
    images: product.images.map(imageFields),
    ...productTextFields(product),
    client_guid: clientGuid,
    breadcrumb: product.breadcrumb,
    purchase_id: product.purchase?.productId ?? null,
    salableQty: product.purchase?.maxQty ?? 0,
    ...quantities,
    default_variation_sku: product.defaultVariationSku || null,
    variation_sku: product.variation?.sku ?? null,
    variation_text: product.variation?.text ?? null,
    variants: product.axes.map(variantFields),
    variations: offers.map(variationFields),
    backorder_message: product.backorderMessage,
    item_delivery_info: product.itemDeliveryInfo,
    delivery_estimate: product.deliveryEstimateId || null,
    is_delivery_estimate_is_override: Boolean(product.deliveryEstimateId),
    ...cigarOf(product),
    product_option_set: product.optionSetCode,
    ...optionFields(product.options, product.price.kind === "visible" ? product.price.currency : null),
    price_level_texts: product.priceLevelTexts,
    attributes: product.details,
    children: product.children.map((child) => cardFields(child, clientGuid)),
    ...priceFields(product.price),
    ...stockFields(product.stock),
    ...reviewFields(product.rating),
  };
}

const variationFields = ({ id, sku, text, image, price, stock }: VariationOffer): Variation => ({
  variation_text: text,
  product: { _id: id, sku, image: imageUrl(image), ...priceFields(price), ...stockFields(stock) },
});

/** The product's cigar attributes as text; null for a missing one. */
function cigarOf({ details }: ProductPageView): Pick<Product, CigarField> {
  const wordsOf = (code: CigarField) =>
    details.find((detail) => detail.code === code)?.values.join(", ") ?? null;
  return {
    cigarstrength: wordsOf("cigarstrength"),
    cigarorigin: wordsOf("cigarorigin"),
    cigarwrapper: wordsOf("cigarwrapper"),
    cigarbinder: wordsOf("cigarbinder"),
    cigarfiller: wordsOf("cigarfiller"),
    cigarbrandline: wordsOf("cigarbrandline"),
  };
}

function variantFields({ label, display, choices }: AxisView): Variant {
  const shown = choices.filter((choice) => !choice.isHidden);
  return {
    label,
    display_type: display,
    options: shown.map((choice) => ({
      value: choice.value,
      selected: choice.isSelected,
      enabled: choice.isEnabled,
      status_text: choice.statusText,
      sku: choice.sku,
    })),
  };
}
