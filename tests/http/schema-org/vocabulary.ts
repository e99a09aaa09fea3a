/** The required value of a property: one of {@link kinds}, or a type of this vocabulary. */
type Property = { is: string[]; many?: true };

/** A type: its parent, required and optional properties. */
type TypeRule = { extends?: string; needs: string[]; anyOf?: string[]; has: Record<string, Property> };

const one = (...is: string[]): Property => ({ is });
const some = (...is: string[]): Property => ({ is, many: true });

/**
 * The part of schema.org the shop writes, with the value types its vocabulary gives and the properties that
 * search engines need for a rich result (product snippets, merchant listings, product variants, breadcrumbs,
 * carousels, logos).
 */
export const vocabulary: Record<string, TypeRule> = {
  Subject: {
    needs: [],
    has: { name: one("Text"), url: one("URL"), description: one("Text"), image: some("URL") },
  },
  Brand: { extends: "Subject", needs: ["name"], has: {} },
  Organization: {
    extends: "Subject",
    needs: ["name"],
    has: { logo: one("URL"), email: one("Email"), telephone: one("Text") },
  },
  WebSite: { extends: "Subject", needs: ["name", "url"], has: { potentialAction: one("SearchAction") } },
  SearchAction: {
    extends: "Subject",
    needs: ["target", "query-input"],
    has: { target: one("EntryPoint"), "query-input": one("Text") },
  },
  EntryPoint: { extends: "Subject", needs: ["urlTemplate"], has: { urlTemplate: one("URLTemplate") } },
  ItemList: {
    extends: "Subject",
    needs: ["itemListElement"],
    has: { itemListElement: some("ListItem"), numberOfItems: one("Count") },
  },
  BreadcrumbList: { extends: "ItemList", needs: ["itemListElement"], has: {} },
  ListItem: {
    extends: "Subject",
    needs: ["position"],
    anyOf: ["url", "item"],
    has: { position: one("Position"), item: one("URL") },
  },
  Product: {
    extends: "Subject",
    needs: ["name", "image"],
    has: {
      sku: one("Text"),
      brand: one("Brand"),
      offers: some("Offer", "AggregateOffer"),
      aggregateRating: one("AggregateRating"),
      review: some("Review"),
      color: one("Text"),
      size: one("Text"),
      material: one("Text"),
      pattern: one("Text"),
    },
  },
  ProductGroup: {
    extends: "Product",
    needs: ["name", "productGroupID", "hasVariant"],
    has: { productGroupID: one("Text"), hasVariant: some("Product"), variesBy: some("VariantProperty") },
  },
  Offer: {
    extends: "Subject",
    needs: ["price", "priceCurrency", "availability"],
    has: {
      price: one("Price"),
      priceCurrency: one("Currency"),
      availability: one("Availability"),
      seller: one("Organization"),
      sku: one("Text"),
      itemCondition: one("ItemCondition"),
      priceSpecification: some("UnitPriceSpecification"),
      shippingDetails: one("OfferShippingDetails"),
      hasMerchantReturnPolicy: one("MerchantReturnPolicy"),
    },
  },
  UnitPriceSpecification: {
    needs: ["price", "priceCurrency"],
    has: {
      price: one("Price"),
      priceCurrency: one("Currency"),
      priceType: one("PriceType"),
      referenceQuantity: one("QuantitativeValue"),
    },
  },
  QuantitativeValue: {
    needs: ["value", "unitCode"],
    has: { value: one("Number"), unitCode: one("Text"), valueReference: one("QuantitativeValue") },
  },
  OfferShippingDetails: {
    needs: ["shippingRate", "shippingDestination"],
    has: { shippingRate: one("MonetaryAmount"), shippingDestination: some("DefinedRegion") },
  },
  MonetaryAmount: { needs: ["value", "currency"], has: { value: one("Price"), currency: one("Currency") } },
  DefinedRegion: { needs: ["addressCountry"], has: { addressCountry: one("CountryCode") } },
  MerchantReturnPolicy: {
    needs: ["applicableCountry", "returnPolicyCategory", "merchantReturnDays"],
    has: {
      applicableCountry: some("CountryCode"),
      returnPolicyCategory: one("ReturnCategory"),
      merchantReturnDays: one("Count"),
      merchantReturnLink: one("URL"),
    },
  },
  AggregateOffer: {
    extends: "Offer",
    needs: ["lowPrice", "priceCurrency"],
    has: { lowPrice: one("Price"), highPrice: one("Price"), offerCount: one("Count") },
  },
  Person: { extends: "Subject", needs: ["name"], has: {} },
  Review: {
    extends: "Subject",
    needs: ["author", "reviewRating"],
    has: {
      author: one("Person"),
      datePublished: one("Date"),
      reviewBody: one("Text"),
      reviewRating: one("Rating"),
    },
  },
  Rating: {
    extends: "Subject",
    needs: ["ratingValue"],
    has: { ratingValue: one("Stars"), bestRating: one("Stars"), worstRating: one("Stars") },
  },
  AggregateRating: {
    extends: "Rating",
    needs: ["ratingValue"],
    anyOf: ["reviewCount", "ratingCount"],
    has: { reviewCount: one("Count"), ratingCount: one("Count") },
  },
};

const matches = (pattern: RegExp) => (value: unknown) => typeof value === "string" && pattern.test(value);
const isWhole = (least: number) => (value: unknown) => Number.isInteger(value) && Number(value) >= least;

/** Plain values by kind. Addresses are absolute. */
export const kinds: Record<string, (value: unknown) => boolean> = {
  Text: (value) => typeof value === "string" && value.trim() !== "" && !/<[a-z/]/i.test(value),
  URL: matches(/^https?:\/\/[^\s"<>{}]+$/),
  URLTemplate: matches(/^https?:\/\/[^\s"<>]+\{search_term_string\}$/),
  Email: matches(/^[^\s@]+@[^\s@]+$/),
  Price: matches(/^\d+(?:\.\d+)?$/),
  Currency: matches(/^[A-Z]{3}$/),
  CountryCode: matches(/^[A-Z]{2}$/),
  PriceType: matches(/^https:\/\/schema\.org\/StrikethroughPrice$/),
  ReturnCategory: matches(/^https:\/\/schema\.org\/MerchantReturnFiniteReturnWindow$/),
  Number: (value) => typeof value === "number" && value > 0,
  ItemCondition: matches(/^https:\/\/schema\.org\/(?:New|Refurbished|Used)Condition$/),
  Availability: matches(/^https:\/\/schema\.org\/(?:InStock|BackOrder|OutOfStock|Discontinued)$/),
  VariantProperty: matches(/^https:\/\/schema\.org\/(?:color|size|material|pattern)$/),
  Date: matches(/^\d{4}-\d\d-\d\d$/),
  Count: isWhole(1),
  Position: isWhole(1),
  Stars: (value) => typeof value === "number" && value >= 0 && value <= 5,
};
