import type { OfferCondition } from "../../catalogue/offer/offer-condition";
import { optionCode } from "../../catalogue/options/option-code";
import { variantProperty } from "../../catalogue/options/variant-property";
import { tradeNumber } from "../../catalogue/product/product-texts";
import type { StockStatus } from "../../catalogue/stock/stock-state";
import { formatMajor } from "../../platform/money/format-major";
import type { Minor } from "../../platform/money/money";
import { pageImage } from "../../platform/page/page-image";
import { cutText } from "../../platform/text/storable-text";
import { metaText } from "../../shops/pages/page-meta";
import { type FeedProduct, type FeedTerms, type Sold, soldOf } from "./sold";

/** Fields of an item of a feed, by the names that Google gave them, in its order. */
export const feedFields = [
  "id",
  "title",
  "description",
  "link",
  "image_link",
  "availability",
  "price",
  "sale_price",
  "brand",
  tradeNumber.field,
  "mpn",
  "condition",
  "item_group_id",
  "product_type",
  "google_product_category",
  "shipping_weight",
  "color",
  "size",
  "material",
  "pattern",
] as const;

type FeedField = (typeof feedFields)[number];

/** An item of the feed; an empty text is a field it does not have. */
export type FeedItem = Readonly<Record<FeedField, string>>;

/** What is wrong with a field of a product. */
export type FeedProblem = { sku: string; field: FeedField; text: string };

/** Fields that are cut, or refused, after so many characters. */
type FeedLimits = Record<"id" | "title" | "description" | "brand" | "product_type", number>;

/** What shopping engines of a kind ask for. */
export type FeedFormat = {
  most: FeedLimits;
  availability: Readonly<Record<StockStatus, string>>;
  /** What is wrong with an item for these engines alone. */
  wrong: (item: FeedItem) => readonly [isWrong: boolean, field: FeedField, text: string][];
};

const itemCondition: Record<OfferCondition, string> = {
  new: "new",
  refurbished: "refurbished",
  used_like_new: "used",
  used_good: "used",
  used_acceptable: "used",
};

/**
 * The items of a product and what is wrong with it (rule agents-12). A grouped product has none, for its
 * children are products of their own.
 */
export function feedItems(
  product: FeedProduct,
  terms: FeedTerms,
  format: FeedFormat,
): { items: FeedItem[]; problems: FeedProblem[] } {
  if (product.classCode === "grouped" || terms.hidden.has(product.sku)) return { items: [], problems: [] };
  const sold = soldOf(product, terms).filter(({ sku }) => !terms.hidden.has(sku));
  const items: FeedItem[] = [];
  const problems: FeedProblem[] = [];
  for (const one of sold) {
    const found = feedItem(product, one, terms, format);
    if (found) items.push(found);
    problems.push(...(found ? problemsOf(found, one, format) : [leftOut(one)]));
  }
  return { items, problems };
}

/** An item; null where its price may not be told. */
function feedItem(
  product: FeedProduct,
  one: Sold,
  { viewer, imageOrigin, weightOf }: FeedTerms,
  { most, availability }: FeedFormat,
): FeedItem | null {
  const { price } = one;
  if (price.kind !== "visible") return null;
  const money = (minor: Minor) => `${formatMajor(minor, viewer.currency)} ${viewer.currency}`;
  const weightG = weightOf(one.id);
  const attribute = (code: string) =>
    Object.entries(one.attributes).find(([label]) => optionCode(label) === code)?.[1][0] ?? "";
  const property = (name: string) =>
    Object.entries(one.values).find(([label]) => variantProperty(label) === name)?.[1] ?? attribute(name);
  return {
    id: one.sku,
    title: cutText(one.name, most.title),
    description: metaText(product.description || product.shortDescription, most.description - 1),
    link: one.link,
    image_link: one.image ? pageImage(imageOrigin, one.image).url : "",
    availability: availability[one.stock.status],
    price: money(price.wasMinor ?? price.priceMinor),
    sale_price: price.wasMinor === null ? "" : money(price.priceMinor),
    brand: cutText(product.brand, most.brand),
    [tradeNumber.field]: one.number,
    mpn: attribute("mpn"),
    condition: itemCondition[one.condition],
    item_group_id: one.group,
    product_type: cutText(product.breadcrumb.map(({ name }) => name).join(" > "), most.product_type),
    google_product_category: attribute("google_product_category"),
    shipping_weight: weightG > 0 ? `${weightG} g` : "",
    color: property("color"),
    size: property("size"),
    material: property("material"),
    pattern: property("pattern"),
  };
}

const leftOut = ({ sku, price }: Sold): FeedProblem => ({
  sku,
  field: "price",
  text:
    price.kind === "none" ? "It has no price and is left out." : "Its price is hidden, so it is left out.",
});

function problemsOf(item: FeedItem, { sku, name }: Sold, { most, wrong }: FeedFormat): FeedProblem[] {
  const all: ReturnType<FeedFormat["wrong"]> = [
    [sku.length > most.id, "id", `The SKU is longer than ${most.id} characters.`],
    [
      item.item_group_id.length > most.id,
      "item_group_id",
      `The SKU of its product is longer than ${most.id} characters.`,
    ],
    [name.length > most.title, "title", `The name is cut after ${most.title} characters.`],
    [item.description === "", "description", "It has no description."],
    [item.image_link === "", "image_link", "It has no picture."],
    ...wrong(item),
  ];
  return all.flatMap(([isWrong, field, text]) => (isWrong ? [{ sku, field, text }] : []));
}
