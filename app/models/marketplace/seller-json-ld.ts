// @public

import { absoluteUrl } from "../platform/page/absolute-url";
import type { JsonLdItem } from "../shops/pages/json-ld-text";
import type { SellerView } from "./seller-view";

/** schema.org Store of a marketplace's seller. @param url absolute address of its page */
export function sellerJsonLd(
  { name, logo, story, address, rating }: Pick<SellerView, "name" | "logo" | "story" | "address" | "rating">,
  { origin, url }: { origin: string; url: string },
): JsonLdItem {
  const { line1, city, region, postalCode } = address;
  return {
    "@type": "Store",
    name,
    url,
    image: logo ? absoluteUrl(origin, logo) : undefined,
    description: story || undefined,
    aggregateRating: rating
      ? { "@type": "AggregateRating", ratingValue: rating.average, reviewCount: rating.count }
      : undefined,
    address: city
      ? {
          "@type": "PostalAddress",
          streetAddress: line1 || undefined,
          addressLocality: city,
          addressRegion: region || undefined,
          postalCode: postalCode || undefined,
        }
      : undefined,
  };
}
