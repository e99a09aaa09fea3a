import { describe, expect, it } from "vitest";
import type { ProductPageView } from "../catalogue/product-page";
import { productJsonLd } from "./product-json-ld";

const product: ProductPageView = {
  id: 1,
  sku: "MUG",
  slug: "mug",
  classCode: "simple",
  name: "Mug",
  subTitle: "",
  shortDescription: "",
  description: "<p>Holds tea.</p>",
  brand: "Tidewell",
  images: [{ url: "/media/acme/0123456789abcdef-1000x1000", alt: "", width: 1000, height: 1000 }],
  videos: [],
  itemDeliveryInfo: "",
  deliveryEstimateId: "",
  backorderMessage: "",
  metaTitle: "",
  metaDescription: "",
  breadcrumb: [],
  variation: null,
  axes: [],
  hasNoOptions: false,
  price: {
    kind: "visible",
    currency: "USD",
    priceMinor: 2400,
    wasMinor: null,
    savePercent: 0,
    isStartingAt: false,
  },
  priceLevelTexts: [],
  stock: { status: "backordered", text: "Backordered", message: "", isInStock: true },
  purchase: null,
  details: [],
  children: [],
};
const url = "https://a.example/mug";
const where = { origin: "https://a.example", url, variationUrl: (sku: string) => `${url}/pv/${sku}` };

it("offers the product at its price with its availability", () => {
  expect(productJsonLd(product, [], where)).toMatchObject({
    "@type": "Product",
    image: ["https://a.example/media/acme/0123456789abcdef-1000x1000-960.jpg"],
    offers: { price: "24.00", priceCurrency: "USD", availability: "https://schema.org/BackOrder" },
  });
});

it("makes no offer of a price that is hidden", () => {
  const hidden = productJsonLd({ ...product, price: { kind: "in-cart" } }, [], where);
  expect(JSON.stringify(hidden)).not.toContain("offers");
});

describe("of a product with variations", () => {
  const red = { sku: "MUG-R", text: "Red", price: product.price, stock: product.stock };
  it("makes an offer of each, at its own address", () => {
    const { offers } = productJsonLd(product, [red, { ...red, sku: "MUG-B", text: "Blue" }], where);
    expect(offers).toMatchObject([
      { sku: "MUG-R", name: "Mug, Red", url: `${url}/pv/MUG-R`, price: "24.00" },
      { sku: "MUG-B", name: "Mug, Blue" },
    ]);
  });

  it("makes none of those whose price is hidden", () => {
    const { offers } = productJsonLd(
      product,
      [red, { ...red, sku: "MUG-B", price: { kind: "sign-in" } }],
      where,
    );
    expect(offers).toHaveLength(1);
  });
});

it("tells a set's lowest price as such", () => {
  const price = { ...product.price, isStartingAt: true } as typeof product.price;
  expect(productJsonLd({ ...product, price }, [], where)).toMatchObject({
    offers: { "@type": "AggregateOffer", lowPrice: "24.00" },
  });
});
