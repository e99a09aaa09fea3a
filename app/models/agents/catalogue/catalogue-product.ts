import { measuredPrice } from "../../catalogue/price/price-per-measure";
import { tradeNumber } from "../../catalogue/product/product-texts";
import type { StockStatus } from "../../catalogue/stock/stock-state";
import type { Rating } from "../../marketplace/rating";
import type { ProductImage } from "../../platform/media/product-record";
import type { Currency, Minor } from "../../platform/money/money";
import { pageImage } from "../../platform/page/page-image";
import { metaText } from "../../shops/pages/page-meta";
import { type FeedProduct, type FeedTerms, type Sold, soldOf } from "../feed/sold";
import type { CatalogueFilters } from "./catalogue-call";
import { matchingVariants, optionSignals, relaxed, type Selected } from "./choose-variants";

/** A product as it is told: with its address, the links of its category and its rating. */
export type ToldProduct = Omit<FeedProduct, "breadcrumb"> & {
  breadcrumb: readonly { name: string; slug: string }[];
  rating: Rating | null;
};

/** The data that describe a product. */
export type ToldTerms = Omit<FeedTerms, "weightOf" | "marketplace"> & { filters: CatalogueFilters };

/** One that agents may be told of: its price is visible. */
type Priced = Sold & { price: Extract<Sold["price"], { kind: "visible" }>; isAvailable: boolean };

/** A product and what of it may be told; null where that is nothing. */
export type Told = { product: ToldProduct; variants: readonly Priced[]; terms: ToldTerms };

const longest = 5000;

/** The protocols' words for a state of stock. */
export const stockWords: Record<StockStatus, string> = {
  "in-stock": "in_stock",
  backordered: "backorder",
  "out-of-stock": "out_of_stock",
  discontinued: "discontinued",
  unavailable_for_sale: "out_of_stock",
};

/**
 * What agents may be told of a product: what has a visible price, passes the filters and is not kept from
 * them; null where that is nothing (rule agents-17). A grouped product is left out: its children are listed.
 */
export function toldProduct(product: ToldProduct, terms: ToldTerms): Told | null {
  if (product.classCode === "grouped" || terms.hidden.has(product.sku)) return null;
  const { categories, price: range } = terms.filters;
  if (categories && !product.breadcrumb.some(({ slug }) => categories.includes(slug))) return null;
  const variants = soldOf(product, terms).flatMap((one): Priced[] => {
    const { price } = one;
    if (price.kind !== "visible" || terms.hidden.has(one.sku)) return [];
    if (price.priceMinor < (range?.min ?? 0) || price.priceMinor > (range?.max ?? Infinity)) return [];
    return [{ ...one, price, isAvailable: one.stock.isInStock }];
  });
  return variants.length === 0 ? null : { product, variants, terms };
}

/** The variation that stands for a product: the first that can be had. */
const featuredOf = ({ variants }: Told): Priced | undefined =>
  variants.find(({ isAvailable }) => isAvailable) ?? variants[0];

/** A product in a list, its featured variation first. */
export function productInList(told: Told) {
  const featured = featuredOf(told);
  const variants = told.variants.toSorted(
    (one, other) => Number(other === featured) - Number(one === featured),
  );
  return productAnswer(
    told,
    variants.map((one) => variantAnswer(told, one)),
  );
}

/**
 * A product in the answer of a lookup: the variations that an identifier named, and why each is there; null
 * where none did.
 */
export function productLookedUp(told: Told, ids: readonly string[]) {
  const { sku, slug } = told.product;
  const featured = featuredOf(told);
  const found = told.variants.flatMap((one) => {
    const inputs = ids.flatMap((id) => {
      if (id === one.sku) return [{ id, match: "exact" }];
      return one === featured && (id === sku || id === slug) ? [{ id, match: "featured" }] : [];
    });
    return inputs.length === 0 ? [] : [{ ...variantAnswer(told, one), inputs }];
  });
  return found.length === 0 ? null : productAnswer(told, found);
}

/** A product whole, narrowed to what was chosen; an id of a variation chooses its values. */
export function productInDetail(
  told: Told,
  {
    id,
    selected,
    preferences,
  }: { id: string; selected: readonly Selected[]; preferences: readonly string[] },
) {
  const { variants, product } = told;
  const named = variants.find(({ sku }) => sku === id);
  const first = named ?? featuredOf(told);
  const asked = named || selected.length === 0 ? selectedOf(first) : selected;
  const effective = relaxed(variants, asked, preferences);
  const shown = matchingVariants(variants, effective);
  const leading = first && shown.includes(first) ? first : (shown.find((one) => one.isAvailable) ?? shown[0]);
  const ordered = shown.toSorted((one, other) => Number(other === leading) - Number(one === leading));
  const options = optionSignals(product.optionAxes, variants, effective);
  return {
    ...productAnswer(
      told,
      ordered.map((one) => variantAnswer(told, one)),
    ),
    ...(options.length === 0 ? {} : { options, selected: effective }),
  };
}

const selectedOf = (one: Priced | undefined): Selected[] =>
  Object.entries(one?.values ?? {}).map(([name, label]) => ({ name, label }));

function productAnswer<Variant>({ product, variants, terms }: Told, shown: readonly Variant[]) {
  const { currency } = terms.viewer;
  const { name, slug, breadcrumb, rating, optionAxes, images } = product;
  const prices = variants.map(({ price }) => price.priceMinor);
  const lists = variants.map(({ price }) => price.wasMinor ?? price.priceMinor);
  const categories = breadcrumb.map((one) => ({ value: one.slug, taxonomy: "merchant" }));
  const options = optionAxes
    .filter(({ values }) => values.length > 0)
    .map(({ label, values }) => ({ name: label, values: values.map(({ value }) => ({ label: value })) }));
  return {
    id: product.sku,
    handle: slug,
    title: name,
    description: { plain: descriptionOf(product) },
    url: terms.linkOf(slug),
    ...(categories.length > 0 ? { categories } : {}),
    price_range: rangeOf(prices, currency),
    ...(lists.some((list, at) => list !== prices[at]) ? { list_price_range: rangeOf(lists, currency) } : {}),
    ...(images.length > 0 ? { media: images.map((image) => mediaOf(image, terms)) } : {}),
    ...(options.length > 0 ? { options } : {}),
    variants: shown,
    ...(rating ? { rating: { value: rating.average, scale_min: 1, scale_max: 5, count: rating.count } } : {}),
  };
}

function variantAnswer({ terms }: Told, one: Priced) {
  const { currency } = terms.viewer;
  const { price, number, image } = one;
  const options = selectedOf(one);
  const seller = terms.sellerOf(one.id);
  return {
    id: one.sku,
    sku: one.sku,
    ...(number ? { barcodes: [{ type: tradeNumber.label, value: number }] } : {}),
    title: one.name,
    description: { plain: one.name },
    url: one.link,
    price: { amount: price.priceMinor, currency },
    ...(price.wasMinor === null ? {} : { list_price: { amount: price.wasMinor, currency } }),
    ...unitPriceOf(price, currency),
    availability: { available: one.isAvailable, status: stockWords[one.stock.status] },
    ...(options.length > 0 ? { options } : {}),
    ...(image ? { media: [mediaOf(image, terms)] } : {}),
    ...(seller ? { seller: { name: seller } } : {}),
  };
}

/** The price of 100 ml, where there is one. */
export function unitPriceOf(price: Parameters<typeof measuredPrice>[0], currency: Currency) {
  const measured = measuredPrice(price);
  if (!measured) return {};
  const { amountMinor, measure, reference } = measured;
  return { unit_price: { amount: amountMinor, currency, measure, reference } };
}

/** The description without tags; the name where there is none, for the protocols want a text. */
export const descriptionOf = ({
  description,
  shortDescription,
  name,
}: Pick<ToldProduct, "description" | "shortDescription" | "name">): string =>
  metaText(description || shortDescription, longest) || name;

const rangeOf = (amounts: readonly Minor[], currency: Currency) => ({
  min: { amount: Math.min(...amounts), currency },
  max: { amount: Math.max(...amounts), currency },
});

/** A picture as both protocols have it. */
export function mediaOf(image: ProductImage, { imageOrigin }: Pick<ToldTerms, "imageOrigin">) {
  const { url, alt, width, height } = pageImage(imageOrigin, image);
  const size = width && height ? { width, height } : {};
  return { type: "image", url, ...(alt ? { alt_text: alt } : {}), ...size };
}
