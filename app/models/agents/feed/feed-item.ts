import { offer } from "../../catalogue/offer/offer-at";
import type { OfferCondition } from "../../catalogue/offer/offer-condition";
import { variationOffers } from "../../catalogue/offer/variation-offers";
import { optionCode } from "../../catalogue/options/option-code";
import { variantProperty } from "../../catalogue/options/variant-property";
import { type PriceView, priceView } from "../../catalogue/price/price-view";
import type { Viewer } from "../../catalogue/price/viewer";
import type { ProductPageRecord } from "../../catalogue/product/product-page";
import { type ProductTexts, tradeNumber } from "../../catalogue/product/product-texts";
import type { StockStatus } from "../../catalogue/stock/stock-state";
import { type StockView, stockView } from "../../catalogue/stock/stock-view";
import type { ProductImage } from "../../platform/media/product-record";
import { formatMajor } from "../../platform/money/format-major";
import type { Minor } from "../../platform/money/money";
import { pageImage } from "../../platform/page/page-image";
import { cutText } from "../../platform/text/storable-text";
import { metaText } from "../../shops/pages/page-meta";

/** Fields of an item of the feed, by their names in Google's format and in its order. */
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

/** What is stored of a product, as far as a feed tells it. */
export type FeedProduct = Pick<
  ProductPageRecord,
  | "sku"
  | "slug"
  | "classCode"
  | "name"
  | "description"
  | keyof ProductTexts
  | "condition"
  | "images"
  | "attributes"
  | "optionAxes"
  | "self"
  | "variations"
> & { breadcrumb: readonly { name: string }[] };

/** What an item depends on besides its product; `weightOf` tells grams by the id of what is sold. */
export type FeedTerms = {
  viewer: Viewer;
  imageOrigin: string;
  linkOf: (slug: string, variationSku?: string) => string;
  weightOf: (id: number) => number;
  /** SKUs that agents don't get. */
  hidden: ReadonlySet<string>;
};

/** Most characters of a field. */
const most = { id: 50, title: 150, description: 5000, brand: 70, product_type: 750 };

const availability: Record<StockStatus, string> = {
  "in-stock": "in_stock",
  backordered: "backorder",
  "out-of-stock": "out_of_stock",
  discontinued: "out_of_stock",
  unavailable_for_sale: "out_of_stock",
};

const itemCondition: Record<OfferCondition, string> = {
  new: "new",
  refurbished: "refurbished",
  used_like_new: "used",
  used_good: "used",
  used_acceptable: "used",
};

/** What can be bought of a product: itself where it has no variations, or one of them. */
export type Sold = {
  id: number;
  sku: string;
  name: string;
  link: string;
  image: ProductImage | undefined;
  number: string;
  price: PriceView;
  stock: StockView;
  condition: OfferCondition;
  values: Record<string, string>;
  attributes: Record<string, string[]>;
  group: string;
};

/**
 * The items of a product and what is wrong with it (rule agents-12). A grouped product has none, for its
 * children are products of their own.
 */
export function feedItems(
  product: FeedProduct,
  terms: FeedTerms,
): { items: FeedItem[]; problems: FeedProblem[] } {
  if (product.classCode === "grouped" || terms.hidden.has(product.sku)) return { items: [], problems: [] };
  const sold = soldOf(product, terms).filter(({ sku }) => !terms.hidden.has(sku));
  const items: FeedItem[] = [];
  const problems: FeedProblem[] = [];
  for (const one of sold) {
    const found = feedItem(product, one, terms);
    if (found) items.push(found);
    problems.push(...(found ? problemsOf(found, one) : [leftOut(one)]));
  }
  return { items, problems };
}

/** What a product is bought as. What the product hides, its variations hide too. */
export function soldOf(
  product: FeedProduct,
  { viewer, linkOf }: Pick<FeedTerms, "viewer" | "linkOf">,
): Sold[] {
  const { self, name, sku, slug, condition, attributes } = product;
  const number = tradeNumber.of(product);
  const [image] = product.images;
  if (product.classCode !== "variable_product") {
    const offered = offer(self, viewer);
    const price = priceView(offered, viewer);
    const stock = stockView(offered.stock);
    const link = linkOf(slug);
    return [
      {
        id: self.id,
        sku,
        name,
        link,
        image,
        number,
        price,
        stock,
        condition,
        values: {},
        attributes,
        group: "",
      },
    ];
  }
  const own = new Map(product.variations.map((one) => [one.sku, one.attributes]));
  return variationOffers(product.variations, product.optionAxes, viewer).map((one) => ({
    id: one.id,
    sku: one.sku,
    name: one.text ? `${name}, ${one.text}` : name,
    link: linkOf(slug, one.sku),
    image: one.image ?? image,
    number: tradeNumber.of(one.texts) || number,
    price: self.hidePrice && one.price.kind === "visible" ? { kind: "in-cart" } : one.price,
    stock: one.stock,
    condition: one.condition,
    values: one.values,
    attributes: Object.assign({}, attributes, own.get(one.sku)),
    group: sku,
  }));
}

/** An item; null where its price may not be told. */
function feedItem(
  product: FeedProduct,
  one: Sold,
  { viewer, imageOrigin, weightOf }: FeedTerms,
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

function problemsOf(item: FeedItem, { sku, name, number }: Sold): FeedProblem[] {
  const wrong: [isWrong: boolean, field: FeedField, text: string][] = [
    [sku.length > most.id, "id", `The SKU is longer than ${most.id} characters.`],
    [
      item.item_group_id.length > most.id,
      "item_group_id",
      `The SKU of its product is longer than ${most.id} characters.`,
    ],
    [name.length > most.title, "title", `The name is cut after ${most.title} characters.`],
    [item.description === "", "description", "It has no description."],
    [item.image_link === "", "image_link", "It has no picture."],
    [item.brand === "", "brand", "It has no brand."],
    [
      number === "" && (item.brand === "" || item.mpn === ""),
      tradeNumber.field,
      `It has no ${tradeNumber.label}, nor brand and MPN.`,
    ],
    [
      item.availability === "backorder",
      "availability",
      "Engines ask for the day it ships, which the feed does not tell.",
    ],
  ];
  return wrong.flatMap(([isWrong, field, text]) => (isWrong ? [{ sku, field, text }] : []));
}
