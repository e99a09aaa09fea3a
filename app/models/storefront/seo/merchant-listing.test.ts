import { describe, expect, test } from "vitest";
import { noProductTexts } from "../../catalogue/product/product-texts";
import type { ReviewView } from "../../conversations/review-view";
import { productJsonLd } from "./product-json-ld";
import { product, where } from "./product-json-ld-fixture";

/**
 * What Google requires and recommends of merchant listings by schema.org's type, as far as pages say it too.
 */
const listed: Readonly<Record<string, readonly string[]>> = {
  Product: ["name", "image", "offers", "sku", "url"],
  ProductGroup: ["name", "image", "productGroupID", "variesBy", "hasVariant", "url"],
  Offer: [
    ...["price", "priceCurrency", "availability", "itemCondition", "url", "seller"],
    ...["shippingDetails", "hasMerchantReturnPolicy"],
  ],
  OfferShippingDetails: ["shippingRate", "shippingDestination"],
  MonetaryAmount: ["value", "currency"],
  DefinedRegion: ["addressCountry"],
  MerchantReturnPolicy: [
    "applicableCountry",
    "returnPolicyCategory",
    "merchantReturnDays",
    "merchantReturnLink",
  ],
  AggregateRating: ["ratingValue", "reviewCount"],
  Review: ["author", "reviewRating", "datePublished"],
  UnitPriceSpecification: ["price", "priceCurrency"],
};

/** Every property that {@link listed} names and a part of the data lacks. */
function lacking(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(lacking);
  if (typeof data !== "object" || data === null) return [];
  const own = data as Record<string, unknown>;
  const type = String(own["@type"]);
  const missing = (listed[type] ?? []).filter((name) => own[name] === undefined || own[name] === "");
  return [...missing.map((name) => `${type}.${name}`), ...Object.values(own).flatMap(lacking)];
}

describe("a merchant listing has what engines ask for", () => {
  const terms = {
    shippingMinor: (priceMinor: number) => (priceMinor >= 5000 ? 0 : 690),
    countries: ["US", "CA"],
    returnDays: 30,
    returnUrl: "https://a.example/returns",
  };
  const review: ReviewView = {
    id: 1,
    star: 4,
    title: "",
    content: "Good.",
    author: "Ada M.",
    day: "2026-05-01",
    dateText: "",
    isVerified: false,
    pictures: [],
    reply: null,
  } as unknown as ReviewView;
  const rated = { ...product, rating: { average: 4.5, count: 2 } };
  const red = {
    id: 2,
    sku: "MUG-R",
    text: "Red",
    values: { Colour: "Red" },
    image: null,
    texts: noProductTexts,
    price: { ...product.price, wasMinor: 3000 } as typeof product.price,
    stock: product.stock,
    condition: "new" as const,
  };
  const axes = [{ label: "Colour", display: "button" as const, selected: "", choices: [] }];
  const isStartingAt = { ...product.price, isStartingAt: true } as typeof product.price;

  test.each<[string, Record<string, unknown>, string[]]>([
    ["a product", productJsonLd(rated, [], { ...where, terms }, [review]), []],
    ["one with variations", productJsonLd({ ...rated, axes }, [red], { ...where, terms }), []],
    ["a gift card", productJsonLd({ ...product, isShipped: false }, [], { ...where, terms }), ["Offer"]],
    ["one of a marketplace", productJsonLd(product, [], { ...where, terms: null }), ["Offer"]],
    ["a hidden price", productJsonLd({ ...product, price: { kind: "in-cart" } }, [], where), ["Product"]],
    ["a group with a starting price", productJsonLd({ ...product, price: isStartingAt }, [], where), []],
  ])("%s", (_what, data, without) => {
    expect([...new Set(lacking(JSON.parse(JSON.stringify(data))).map((name) => name.split(".")[0]))]).toEqual(
      without,
    );
  });

  test("with the delivery and the returns that the page promises", () => {
    expect(productJsonLd(product, [], { ...where, terms }).offers).toMatchObject({
      shippingDetails: {
        shippingRate: { value: "6.90", currency: "USD" },
        shippingDestination: [{ addressCountry: "US" }, { addressCountry: "CA" }],
      },
      hasMerchantReturnPolicy: { applicableCountry: ["US", "CA"], merchantReturnDays: 30 },
    });
    const silent = { ...terms, shippingMinor: () => null, returnDays: null };
    const said = JSON.stringify(productJsonLd(product, [], { ...where, terms: silent }));
    expect(said).not.toMatch(/shippingDetails|hasMerchantReturnPolicy/);
  });

  test("which are said once for all variations that have them", () => {
    const dear = {
      ...red,
      sku: "MUG-X",
      price: { ...product.price, priceMinor: 5000 } as typeof product.price,
    };
    const blue = { ...red, sku: "MUG-B" };
    const { hasVariant } = productJsonLd({ ...product, axes }, [red, blue, dear], { ...where, terms });
    const ids = (hasVariant as { offers: { shippingDetails: Record<string, unknown> } }[]).map(
      ({ offers: { shippingDetails } }) => [shippingDetails["@id"], Object.keys(shippingDetails).length > 1],
    );
    expect(ids).toEqual([
      [`${where.url}#delivery-6.90`, true],
      [`${where.url}#delivery-6.90`, false],
      [`${where.url}#delivery-0.00`, true],
    ]);
  });

  test("with the price that is struck through, beside the one of a measure", () => {
    const { hasVariant } = productJsonLd({ ...product, axes }, [red], where);
    expect(hasVariant).toMatchObject([
      { offers: { price: "24.00", priceSpecification: { price: "30.00", priceType: expect.any(String) } } },
    ]);
  });
});
