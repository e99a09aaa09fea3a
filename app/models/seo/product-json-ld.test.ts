import { expect, it } from "vitest";
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
  images: [{ url: "/media/acme/aa", alt: "", width: 1000, height: 1000 }],
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

it("offers the product at its price with its availability", () => {
  expect(productJsonLd(product, "https://a.example", url)).toMatchObject({
    "@type": "Product",
    image: ["https://a.example/media/acme/aa-960.webp"],
    offers: { price: "24.00", priceCurrency: "USD", availability: "https://schema.org/BackOrder" },
  });
});

it("makes no offer of a price that is hidden", () => {
  const hidden = productJsonLd({ ...product, price: { kind: "in-cart" } }, "https://a.example", url);
  expect(JSON.stringify(hidden)).not.toContain("offers");
});
