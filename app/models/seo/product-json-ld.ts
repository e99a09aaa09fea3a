import { sizedUrl } from "../catalogue/image-sources";
import type { PriceView } from "../catalogue/price-view";
import type { ProductPageView } from "../catalogue/product-page";
import type { StockView } from "../catalogue/stock-view";
import type { VariationOffer } from "../catalogue/variation-offers";
import { formatMajor } from "../money/format-major";
import type { StockStatus } from "../stock/stock-state";
import { absoluteUrl } from "./absolute-url";
import { metaText } from "./page-meta";

const availability: Record<StockStatus, string> = {
  "in-stock": "https://schema.org/InStock",
  backordered: "https://schema.org/BackOrder",
  "out-of-stock": "https://schema.org/OutOfStock",
  discontinued: "https://schema.org/Discontinued",
  unavailable_for_sale: "https://schema.org/OutOfStock",
};

/**
 * schema.org Product of a product page, with an offer for each variation. A price that the visitor may not see makes
 * no offer: it must not leak through what is written for machines.
 * @param variationUrl the absolute address of a variation's page by its SKU
 */
export function productJsonLd(
  product: ProductPageView,
  offers: readonly VariationOffer[],
  { origin, url, variationUrl }: { origin: string; url: string; variationUrl: (sku: string) => string },
): Record<string, unknown> {
  const ofVariations = offers.flatMap(({ sku, text, ...offered }) => {
    const made = offerJsonLd(offered, variationUrl(sku));
    return made ? [{ ...made, sku, name: `${product.name}, ${text}` }] : [];
  });
  return {
    "@type": "Product",
    name: product.name,
    sku: product.sku,
    url,
    description: metaText(product.shortDescription || product.description, 500) || undefined,
    image: product.images.slice(0, 6).map((image) => absoluteUrl(origin, sizedUrl(image, 960, "jpg"))),
    brand: product.brand ? { "@type": "Brand", name: product.brand } : undefined,
    offers: offers.length > 0 ? someOf(ofVariations) : offerJsonLd(product, url),
  };
}

const someOf = <T>(list: T[]): T[] | undefined => (list.length > 0 ? list : undefined);

function offerJsonLd({ price, stock }: { price: PriceView; stock: StockView }, url: string) {
  if (price.kind !== "visible") return undefined;
  const isLowest = price.isStartingAt;
  const amount = formatMajor(price.priceMinor, price.currency);
  return {
    "@type": isLowest ? "AggregateOffer" : "Offer",
    url,
    ...(isLowest ? { lowPrice: amount } : { price: amount }),
    priceCurrency: price.currency,
    availability: availability[stock.status],
  };
}
