import type { Viewer } from "../../../catalogue/price/viewer";
import type { ProductPageView } from "../../../catalogue/product/product-page";
import { productTextFields } from "../../../catalogue/product/product-texts";
import type { AxisView } from "../../../catalogue/variation/product-variations";
import { slugify } from "../../../platform/slug/slugify";
import type { ShopSettings } from "../../../shops/settings/shop-settings";
import type { Product, Selection, Variant } from "../generated/product";
import { reviewFields } from "../review-fields";
import { type StoredProduct, storedFields, variationSettings } from "../stored-fields";
import { type AskedField, type CardFields, type ClientGuidOf, cardFields } from "./card-fields";
import { imageFields, mainImageUrl } from "./image-fields";
import { optionFields } from "./option-fields";
import { priceFields } from "./price-fields";
import { stockFields } from "./stock-fields";

/** A product in the API; its price levels too are resolved only on request. */
export type ProductFields = Omit<Product, AskedField | "available_price_levels" | "children"> & {
  children: CardFields[];
};

/** How a product is read by one viewer. */
type Reading = {
  viewer: Viewer;
  /** The seller whose offer is shown. */
  sellerId: string;
  clientGuidOf: ClientGuidOf;
  /** Whether the call named the variation. */
  isAddressed: boolean;
  /** The shop's settings of its pages: which values they show, and whose reviews first. */
  settings: Pick<ShopSettings, "product_page" | "reviews">;
};

/** Maps a product to API fields, with what is stored of it. */
export function productFields(
  product: ProductPageView,
  stored: StoredProduct,
  { viewer, sellerId, clientGuidOf, isAddressed, settings }: Reading,
): ProductFields {
  const boughtId = product.purchase?.productId ?? null;
  const variationSku = product.variation?.sku ?? null;
  const variation = stored.variations.find(({ sku }) => sku === variationSku);
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
    image: mainImageUrl(product.images[0] ?? null, variation?.images ?? []),
    images: product.images.map(imageFields),
    ...productTextFields(product),
    client_guid: clientGuidOf({ sellerId }),
    child_class_code: variation?.self.classCode ?? null,
    breadcrumb: product.breadcrumb,
    purchase_id: product.purchase?.productId ?? null,
    default_variation_sku: product.defaultVariationSku || null,
    variation_sku: variationSku,
    variation_text: product.variation?.text ?? null,
    variable_product: variation?.self.id ?? null,
    parent_id: variation ? product.id : null,
    actual_name: product.name,
    parentVariableProduct: variation
      ? {
          _id: product.id,
          class_code: product.classCode,
          isLoadedFirstTime: !isAddressed,
          images: stored.images.map(imageFields),
          website_display: settings.reviews.default_scope === "single-review" ? "multiple" : "single",
        }
      : null,
    variation_settings: variation ? variationSettings(variation.images[0] ?? null, stored.images) : null,
    variation_display: settings.product_page.option_display,
    selections: selectionFields(stored),
    variants: product.axes.map(variantFields),
    backorder_message: product.backorderMessage,
    item_delivery_info: product.itemDeliveryInfo,
    delivery_estimate: product.deliveryEstimateId || null,
    is_delivery_estimate_is_override: Boolean(product.deliveryEstimateId),
    ...optionFields(product.options, product.price.kind === "visible" ? product.price.currency : null),
    price_level_texts: product.priceLevelTexts,
    attributes: product.details.map(({ code, ...detail }) => ({ slug: code, ...detail })),
    children: product.children.map((child) => cardFields(child, clientGuidOf)),
    ...storedFields(stored, viewer, {
      variationSku,
      boughtId,
      isQtyFixed: product.purchase?.isQtyFixed ?? false,
    }),
    ...priceFields(product.price),
    ...stockFields(product.stock),
    ...reviewFields(product.rating),
  };
}

/** The options of a product, each value with the ids of the variations that have it. */
const selectionFields = ({ optionAxes, variations }: StoredProduct): Selection[] =>
  optionAxes.map(({ label, values }) => ({
    label,
    attribute_label: label,
    attribute_code: slugify(label),
    options: values.map(({ value }) => ({
      label: value,
      value,
      products: variations.filter((one) => one.values[label] === value).map(({ self }) => self.id),
    })),
  }));

function variantFields({ label, display, choices }: AxisView): Variant {
  const shown = choices.filter((choice) => !choice.isHidden);
  return {
    _id: slugify(label),
    label,
    display_type: display,
    button_setting: shown.some(({ swatch }) => swatch !== "") ? "swatch" : "text",
    options: shown.map((choice) => ({
      value: choice.value,
      selected: choice.isSelected,
      enabled: choice.isEnabled,
      status_text: choice.statusText,
      sku: choice.sku,
    })),
  };
}
