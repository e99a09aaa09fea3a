import { noProductTexts } from "../../catalogue/product/product-texts";
import { sellable, stranger } from "../../catalogue/product/sellable-fixture";
import type { FeedProduct, FeedTerms } from "./sold";

const origin = "https://a.example";
/** How products are told, for tests. */
export const terms: FeedTerms = {
  viewer: stranger,
  imageOrigin: origin,
  linkOf: (slug, sku) => `${origin}/${slug}${sku ? `/pv/${sku}` : ""}`,
  weightOf: () => 350,
  hidden: new Set(),
  sellerOf: () => "The Potter",
  marketplace: null,
};
/** A product without variations. */
export const mug: FeedProduct = {
  sku: "MUG",
  slug: "mug",
  classCode: "simple",
  name: "Mug",
  ...noProductTexts,
  description: "<p>Holds tea &amp; more.</p>",
  brand: "Tidewell",
  gtin: "4006381333931",
  condition: "new",
  images: [{ url: "https://pictures.example/mug.jpg", alt: "", width: 1000, height: 1000 }],
  attributes: { "Google product category": ["2169"] },
  optionAxes: [],
  breadcrumb: [{ name: "Kitchen" }, { name: "Mugs" }],
  self: sellable({ id: 7, priceMinor: 2400 }),
  variations: [],
};
const variation = (sku: string, color: string, over: Parameters<typeof sellable>[0] = {}) => ({
  sku,
  values: { Colour: color },
  images: [],
  attributes: {},
  texts: { gtin: "", unitPriceMeasure: "" },
  self: sellable(over),
  condition: "new" as const,
  conditionNote: "",
  jpin: sku,
});
/** A product with variations, of which one is out of stock. */
export const tee: FeedProduct = {
  ...mug,
  sku: "TEE",
  slug: "tee",
  classCode: "variable_product",
  name: "Tee",
  optionAxes: [{ label: "Colour", display: "button", values: [{ value: "Navy" }, { value: "Red" }] }],
  variations: [variation("TEE-N", "Navy", { id: 8 }), variation("TEE-R", "Red", { id: 9, onHand: 0 })],
};
