import { describe, expect, it } from "vitest";
import type { ProductPageView } from "../../catalogue/product/product-page";
import { noProductTexts } from "../../catalogue/product/product-texts";
import type { ReviewView } from "../../conversations/review-view";
import { productJsonLd } from "./product-json-ld";
import { product, url, where } from "./product-json-ld-fixture";

it("contains the GTIN", () => {
  expect(productJsonLd({ ...product, gtin: "4006381333931" }, [], where)).toMatchObject({
    gtin: "4006381333931",
  });
  expect(Object.keys(productJsonLd(product, [], where))).not.toContain("gtin");
});

it("contains the contents of a piece and its unit price", () => {
  const perMeasure = {
    content: { value: 750, unit: "ml" as const },
    base: { value: 1, unit: "l" as const },
    amountMinor: 3200,
  };
  const price = { ...product.price, perMeasure } as ProductPageView["price"];
  expect(productJsonLd({ ...product, price }, [], where)).toMatchObject({
    offers: {
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price: "24.00",
        priceCurrency: "USD",
        referenceQuantity: {
          "@type": "QuantitativeValue",
          value: 750,
          unitCode: "MLT",
          valueReference: { "@type": "QuantitativeValue", value: 1, unitCode: "LTR" },
        },
      },
    },
  });
});

it("contains an offer with price and availability", () => {
  expect(productJsonLd(product, [], where)).toMatchObject({
    "@type": "Product",
    image: ["https://a.example/media/acme/0123456789abcdef-1000x1000-960.jpg"],
    offers: { price: "24.00", priceCurrency: "USD", availability: "https://schema.org/BackOrder" },
  });
});

it("contains no offer if the price is hidden", () => {
  const hidden = productJsonLd({ ...product, price: { kind: "in-cart" } }, [], where);
  expect(JSON.stringify(hidden)).not.toContain("offers");
});

describe("of a product with variations", () => {
  const picture = { url: "https://cdn.example/red.jpg", alt: "", width: 10, height: 10 };
  const red = {
    id: 2,
    sku: "MUG-R",
    text: "Red | 350 ml",
    values: { Colour: "Red", "Pack size": "350 ml" },
    image: picture,
    texts: noProductTexts,
    price: product.price,
    stock: product.stock,
    condition: "new" as const,
  };
  const axes = ["Colour", "Pack size"].map((label) => ({
    label,
    display: "button" as const,
    selected: "",
    choices: [],
  }));
  const variable: ProductPageView = { ...product, axes };

  it("is a group with an offer for each variation at its own address", () => {
    const blue = { ...red, sku: "MUG-B", text: "Blue", image: null };
    expect(productJsonLd(variable, [red, blue], where)).toMatchObject({
      "@type": "ProductGroup",
      productGroupID: "MUG",
      variesBy: ["https://schema.org/color"],
      hasVariant: [
        {
          sku: "MUG-R",
          name: "Mug, Red | 350 ml",
          color: "Red",
          image: picture.url,
          offers: { price: "24.00" },
        },
        {
          sku: "MUG-B",
          name: "Mug, Blue",
          url: `${url}/pv/MUG-B`,
          image: expect.stringContaining("/media/"),
        },
      ],
    });
  });

  it("names a hundred of thousands (rule seo-4)", () => {
    const many = Array.from({ length: 2100 }, (_, at) => ({ ...red, sku: `V${at}` }));
    expect(productJsonLd(variable, many, where).hasVariant).toHaveLength(100);
  });

  it("has a GTIN for each variation, and none for the group", () => {
    const own = { ...red, texts: { ...noProductTexts, gtin: "96385074" } };
    const group = productJsonLd({ ...variable, gtin: "4006381333931" }, [own], where);
    expect(group).toMatchObject({ hasVariant: [{ sku: "MUG-R", gtin: "96385074" }] });
    expect(Object.keys(group)).not.toContain("gtin");
  });

  it("leaves out variations with hidden prices", () => {
    const hidden = { ...red, sku: "MUG-B", price: { kind: "sign-in" as const } };
    expect(productJsonLd(variable, [red, hidden], where).hasVariant).toHaveLength(1);
  });

  it("is a product without an offer if all prices are hidden", () => {
    const hidden = { ...red, price: { kind: "in-cart" as const } };
    const data = JSON.parse(JSON.stringify(productJsonLd(variable, [hidden], where)));
    expect(data["@type"]).toBe("Product");
    expect(Object.keys(data)).not.toContain("offers");
    expect(JSON.stringify(data)).not.toContain("24");
  });
});

it("contains the rating", () => {
  expect(productJsonLd({ ...product, rating: { average: 4.67, count: 12 } }, [], where)).toMatchObject({
    aggregateRating: { "@type": "AggregateRating", ratingValue: 4.67, reviewCount: 12 },
  });
});

it("contains a group's lowest price as an aggregate offer", () => {
  const price = { ...product.price, isStartingAt: true } as typeof product.price;
  expect(productJsonLd({ ...product, price }, [], where)).toMatchObject({
    offers: { "@type": "AggregateOffer", lowPrice: "24.00" },
  });
});

it("contains the reviews the page shows, the long ones cut", () => {
  const review: ReviewView = {
    id: 1,
    star: 4,
    title: "",
    content: `${"word ".repeat(60)}end`,
    author: "Ada M.",
    date: "Mar 01 2026",
    day: "2026-03-01",
    images: [],
    likes: 0,
    isLiked: false,
    isBuyer: false,
    reply: null,
  };
  const rated = { ...product, rating: { average: 4, count: 1 } };
  expect(productJsonLd(rated, [], where, [review])).toMatchObject({
    aggregateRating: { reviewCount: 1 },
    review: [
      {
        "@type": "Review",
        author: { "@type": "Person", name: "Ada M." },
        datePublished: "2026-03-01",
        reviewBody: expect.stringMatching(/^word [^\0]{150,200}…$/),
        reviewRating: { ratingValue: 4 },
      },
    ],
  });
  expect(productJsonLd(product, [], where, [review])).toMatchObject({ review: undefined });
});
