import type { OfferCondition } from "../../catalogue/offer/offer-condition";
import type { VariationOffer } from "../../catalogue/offer/variation-offers";
import { variantProperty } from "../../catalogue/options/variant-property";
import { type Quantity, unitCode } from "../../catalogue/price/price-per-measure";
import type { PriceView } from "../../catalogue/price/price-view";
import type { ProductPageView } from "../../catalogue/product/product-page";
import { jsonLdTexts } from "../../catalogue/product/product-texts";
import type { StockStatus } from "../../catalogue/stock/stock-state";
import type { StockView } from "../../catalogue/stock/stock-view";
import { cutReview } from "../../conversations/review-text";
import type { ReviewView } from "../../conversations/review-view";
import { formatMajor } from "../../platform/money/format-major";
import { pageImage } from "../../platform/page/page-image";
import { metaText } from "../../shops/pages/page-meta";
import type { OfferTerms } from "./offer-terms";

const availability: Record<StockStatus, string> = {
  "in-stock": "https://schema.org/InStock",
  backordered: "https://schema.org/BackOrder",
  "out-of-stock": "https://schema.org/OutOfStock",
  discontinued: "https://schema.org/Discontinued",
  unavailable_for_sale: "https://schema.org/OutOfStock",
};

/** schema.org tells used from refurbished, but not how worn something is. */
const itemCondition: Record<OfferCondition, string> = {
  new: "https://schema.org/NewCondition",
  refurbished: "https://schema.org/RefurbishedCondition",
  used_like_new: "https://schema.org/UsedCondition",
  used_good: "https://schema.org/UsedCondition",
  used_acceptable: "https://schema.org/UsedCondition",
};

/** Most pictures listed for a product. */
const maxImages = 6;

/** Most reviews listed of a product, and characters of each. */
const maxReviews = 3;
/** Variations that search engines are told of (rule seo-4). */
const maxVariants = 100;
const maxReviewLength = 200;

/**
 * Addresses of the page and its shop; `variationUrl` makes the absolute address of a variation by its SKU.
 * `sellerName` is that of the seller of a marketplace.
 */
type Where = {
  origin: string;
  shopName: string;
  sellerName?: string | undefined;
  /** How it is delivered and taken back, where the page says so. */
  terms?: OfferTerms | null;
  /** What was said of delivery and returns already: others refer to it. */
  said?: Set<string>;
  url: string;
  variationUrl: (sku: string) => string;
};

type JsonLd = Record<string, unknown>;

/**
 * schema.org Product of a product page, or ProductGroup if it has visible variations. A hidden price gives no
 * offer, so that it does not leak through structured data.
 * @param reviews those the page shows
 */
export function productJsonLd(
  product: ProductPageView,
  offers: readonly VariationOffer[],
  place: Where,
  reviews: readonly ReviewView[] = [],
): JsonLd {
  const where = whereOf(product, place);
  const variants = offers.slice(0, maxVariants).flatMap((one) => variantJsonLd(product, one, where));
  const own = {
    name: product.name,
    url: where.url,
    description: metaText(product.shortDescription || product.description, 500) || undefined,
    image: someOf(product.images.slice(0, maxImages).map((image) => pageImage(where.origin, image).url)),
    brand: product.brand ? { "@type": "Brand", name: product.brand } : undefined,
    aggregateRating: product.rating ? ratingJsonLd(product.rating) : undefined,
    review: product.rating ? someOf(reviews.slice(0, maxReviews).map(reviewJsonLd)) : undefined,
  };
  if (variants.length === 0) {
    const offered = offers.length === 0 ? offerJsonLd(product, where.url, where) : undefined;
    return { "@type": "Product", ...own, sku: product.sku, ...jsonLdTexts(product), offers: offered };
  }
  const properties = product.axes.map(({ label }) => variantProperty(label));
  const variesBy = properties
    .filter((name) => name !== undefined)
    .map((name) => `https://schema.org/${name}`);
  return {
    "@type": "ProductGroup",
    ...own,
    productGroupID: product.sku,
    variesBy: someOf(variesBy),
    hasVariant: variants,
  };
}

function variantJsonLd(product: ProductPageView, one: VariationOffer, where: Where): JsonLd[] {
  const url = where.variationUrl(one.sku);
  const offers = offerJsonLd(one, url, where);
  if (!offers) return [];
  const image = one.image ?? product.images[0];
  return [
    {
      "@type": "Product",
      name: `${product.name}, ${one.text}`,
      sku: one.sku,
      ...jsonLdTexts(one.texts),
      url,
      image: image && pageImage(where.origin, image).url,
      ...Object.fromEntries(
        Object.entries(one.values).flatMap(([label, value]) => {
          const property = variantProperty(label);
          return property ? [[property, value]] : [];
        }),
      ),
      offers,
    },
  ];
}

/** Nothing is promised of the delivery of what is not sent, or not by all ways. */
const whereOf = ({ isShipped, methodLimitText }: ProductPageView, where: Where): Where => ({
  ...where,
  said: new Set(),
  terms: isShipped && methodLimitText === "" ? (where.terms ?? null) : null,
});

/** A part whole where it is said first, later by its name: a hundred variations have the same terms. */
function once({ said = new Set(), url }: Where, name: string, part: JsonLd): JsonLd {
  const id = `${url}#${name}`;
  if (said.has(id)) return { "@id": id };
  said.add(id);
  return { "@id": id, ...part };
}

const ratingJsonLd = ({ average, count }: NonNullable<ProductPageView["rating"]>): JsonLd => ({
  "@type": "AggregateRating",
  ratingValue: average,
  reviewCount: count,
  bestRating: 5,
  worstRating: 1,
});

const reviewJsonLd = ({ star, title, author, day, content }: ReviewView): JsonLd => ({
  "@type": "Review",
  name: title || undefined,
  author: { "@type": "Person", name: author },
  datePublished: day,
  reviewBody: shortened(content),
  reviewRating: { "@type": "Rating", ratingValue: star },
});

function shortened(content: string): string {
  const { shown, rest } = cutReview(content, maxReviewLength);
  return rest ? `${shown}…` : shown;
}

const someOf = <T>(list: T[]): T[] | undefined => (list.length > 0 ? list : undefined);

type Offered = {
  price: PriceView;
  stock: StockView;
  condition: OfferCondition;
  children?: readonly unknown[];
};

/** An offer; for a group with a starting price, the lowest price and the number of offers. */
function offerJsonLd({ price, stock, condition, children = [] }: Offered, url: string, where: Where) {
  const { shopName, sellerName = shopName, terms = null } = where;
  if (price.kind !== "visible") return undefined;
  const amount = formatMajor(price.priceMinor, price.currency);
  const asked = price.isStartingAt
    ? { "@type": "AggregateOffer", lowPrice: amount, offerCount: children.length || undefined }
    : { "@type": "Offer", price: amount };
  return {
    ...asked,
    url,
    priceCurrency: price.currency,
    priceSpecification: specificationsOf(price, amount),
    availability: availability[stock.status],
    itemCondition: itemCondition[condition],
    seller: { "@type": "Organization", name: sellerName },
    ...(terms && !price.isStartingAt ? termsJsonLd(terms, price, where) : {}),
  };
}

type Visible = Extract<PriceView, { kind: "visible" }>;

/**
 * The price that is struck through, the one of a measure, and the lowest before a reduction (rule prices-11);
 * alone where there is one of them.
 */
function specificationsOf(price: Visible, amount: string) {
  const of = { "@type": "UnitPriceSpecification", priceCurrency: price.currency };
  const struck = price.wasMinor !== null && {
    ...of,
    priceType: "https://schema.org/StrikethroughPrice",
    price: formatMajor(price.wasMinor, price.currency),
  };
  const measured = price.perMeasure && {
    ...of,
    price: amount,
    // The price of a piece's contents, and the base quantity of its unit price.
    referenceQuantity: {
      ...quantityJsonLd(price.perMeasure.content),
      valueReference: quantityJsonLd(price.perMeasure.base),
    },
  };
  const prior = price.priorMinor !== undefined && {
    "@type": "PriceSpecification",
    priceCurrency: price.currency,
    name: "Lowest price in 30 days",
    price: formatMajor(price.priorMinor, price.currency),
  };
  const all = [struck, measured, prior].filter(Boolean);
  return all.length > 1 ? all : all[0] || undefined;
}

function termsJsonLd(
  { shippingMinor, countries, returnDays, returnUrl }: OfferTerms,
  { priceMinor, currency, shippingFeeMinor = 0 }: Visible,
  where: Where,
) {
  const rateMinor = shippingMinor(priceMinor);
  const value = rateMinor === null ? null : formatMajor(rateMinor + shippingFeeMinor, currency);
  return {
    shippingDetails:
      value === null
        ? undefined
        : once(where, `delivery-${value}`, {
            "@type": "OfferShippingDetails",
            shippingRate: { "@type": "MonetaryAmount", value, currency },
            shippingDestination: countries.map((addressCountry) => ({
              "@type": "DefinedRegion",
              addressCountry,
            })),
          }),
    hasMerchantReturnPolicy:
      returnDays === null
        ? undefined
        : once(where, "returns", {
            "@type": "MerchantReturnPolicy",
            applicableCountry: countries,
            returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
            merchantReturnDays: returnDays,
            merchantReturnLink: returnUrl,
          }),
  };
}

const quantityJsonLd = (quantity: Quantity): JsonLd => ({
  "@type": "QuantitativeValue",
  value: quantity.value,
  unitCode: unitCode(quantity),
});
