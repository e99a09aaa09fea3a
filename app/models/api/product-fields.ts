import type { CategoryLink } from "../catalogue/category-view";
import type { ProductPageView } from "../catalogue/product-page";
import type { AxisView } from "../catalogue/product-variations";
import type { VariationOffer } from "../catalogue/variation-offers";
import { type ProductTextFields, productTextFields } from "../product-field/product-texts";
import { type CardFields, cardFields } from "./card-fields";
import { type ImageFields, imageFields, imageUrl } from "./image-fields";
import { type PriceFields, priceFields } from "./price-fields";
import { type ReviewFields, reviewFields } from "./review-fields";
import { type StockFields, stockFields } from "./stock-fields";

/** An option of a product in the API (part 1, §3 "Variant"). */
type VariantFields = {
  label: string;
  display_type: AxisView["display"];
  options: { value: string; selected: boolean; enabled: boolean; status_text: string; sku: string | null }[];
};

/** A variation of a product in the API (part 1, §3 "Variation"). */
type VariationFields = {
  variation_text: string;
  product: PriceFields & StockFields & { _id: number; sku: string; image: string | null };
};

/** The cigar attributes of a product (part 1, §3). */
export const cigarFields = [
  "cigarstrength",
  "cigarorigin",
  "cigarwrapper",
  "cigarbinder",
  "cigarfiller",
  "cigarbrandline",
] as const;
type CigarField = (typeof cigarFields)[number];

/** A product in the API (part 1, §3 "Product"). */
export type ProductFields = PriceFields &
  ProductTextFields &
  StockFields &
  ReviewFields & {
    _id: number;
    sku: string;
    slug: string;
    name: string;
    sub_title: string;
    short_description: string;
    description: string;
    class_code: string;
    brand: string;
    image: string | null;
    images: ImageFields[];
    client_guid: string;
    breadcrumb: CategoryLink[];
    /** What `addToCart` takes as `_id`; null when nothing can be bought here. */
    purchase_id: number | null;
    /** Pieces one cart may still take, at most 100 (part 1, §5); never the exact stock. */
    salableQty: number;
    variation_sku: string | null;
    variation_text: string | null;
    variants: VariantFields[];
    variations: VariationFields[];
    backorder_message: string;
    item_delivery_info: string;
    /** Id of the delivery estimate that holds for it alone; null for the shop's first. */
    delivery_estimate: string | null;
    is_delivery_estimate_is_override: boolean;
    /** Words of its cigar attributes; null for what it does not have. */
    cigar: Record<CigarField, string | null>;
    price_level_texts: string[];
    attributes: { label: string; values: string[] }[];
    children: CardFields[];
  };

/** Writes a product for the API, with what its variations are offered at. */
export function productFields(
  product: ProductPageView,
  offers: readonly VariationOffer[],
  clientGuid: string,
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
    image: imageUrl(product.images[0] ?? null),
    images: product.images.map(imageFields),
    ...productTextFields(product),
    client_guid: clientGuid,
    breadcrumb: product.breadcrumb,
    purchase_id: product.purchase?.productId ?? null,
    salableQty: product.purchase?.maxQty ?? 0,
    variation_sku: product.variation?.sku ?? null,
    variation_text: product.variation?.text ?? null,
    variants: product.axes.map(variantFields),
    variations: offers.map(variationFields),
    backorder_message: product.backorderMessage,
    item_delivery_info: product.itemDeliveryInfo,
    delivery_estimate: product.deliveryEstimateId || null,
    is_delivery_estimate_is_override: Boolean(product.deliveryEstimateId),
    cigar: cigarOf(product),
    price_level_texts: product.priceLevelTexts,
    attributes: product.details,
    children: product.children.map((child) => cardFields(child, clientGuid)),
    ...priceFields(product.price),
    ...stockFields(product.stock),
    ...reviewFields(product.rating),
  };
}

const variationFields = ({ id, sku, text, image, price, stock }: VariationOffer): VariationFields => ({
  variation_text: text,
  product: { _id: id, sku, image: imageUrl(image), ...priceFields(price), ...stockFields(stock) },
});

function cigarOf({ details }: ProductPageView): ProductFields["cigar"] {
  const wordsOf = (code: string) => details.find((detail) => detail.code === code)?.values.join(", ");
  const entries = cigarFields.map((code) => [code, wordsOf(code) ?? null] as const);
  return Object.fromEntries(entries) as ProductFields["cigar"];
}

function variantFields({ label, display, choices }: AxisView): VariantFields {
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
