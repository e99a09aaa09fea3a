import { sizedUrl } from "../catalogue/image-sources";
import type { ProductPageView } from "../catalogue/product-page";
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
 * schema.org Product of a product page. A price that the visitor may not see makes no offer: it must not leak through
 * what is written for machines.
 */
export function productJsonLd(
  product: ProductPageView,
  origin: string,
  url: string,
): Record<string, unknown> {
  const { price } = product;
  return {
    "@type": "Product",
    name: product.name,
    sku: product.variation?.sku ?? product.sku,
    url,
    description: metaText(product.shortDescription || product.description, 500) || undefined,
    image: product.images.slice(0, 6).map((image) => absoluteUrl(origin, sizedUrl(image, 960))),
    brand: product.brand ? { "@type": "Brand", name: product.brand } : undefined,
    offers:
      price.kind === "visible"
        ? {
            "@type": "Offer",
            url,
            price: formatMajor(price.priceMinor, price.currency),
            priceCurrency: price.currency,
            availability: availability[product.stock.status],
          }
        : undefined,
  };
}
