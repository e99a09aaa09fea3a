import { describe, expect, test } from "vitest";
import { noProductTexts } from "../../catalogue/product/product-texts";
import { sellable, stranger } from "../../catalogue/product/sellable-fixture";
import { type FeedProduct, type FeedTerms, feedItems } from "./feed-item";
import { feedLines } from "./feed-xml";

const origin = "https://a.example";
const terms: FeedTerms = {
  viewer: stranger,
  imageOrigin: origin,
  linkOf: (slug, sku) => `${origin}/${slug}${sku ? `/pv/${sku}` : ""}`,
  weightOf: () => 350,
  hidden: new Set(),
};
const mug: FeedProduct = {
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
  jpin: sku,
});
const tee: FeedProduct = {
  ...mug,
  sku: "TEE",
  slug: "tee",
  classCode: "variable_product",
  name: "Tee",
  optionAxes: [{ label: "Colour", display: "button", values: [{ value: "Navy" }, { value: "Red" }] }],
  variations: [variation("TEE-N", "Navy", { id: 8 }), variation("TEE-R", "Red", { id: 9, onHand: 0 })],
};

describe("items of the feed", () => {
  test("a product has the fields that engines ask for", () => {
    const { items, problems } = feedItems(mug, terms);
    expect(items).toMatchObject([
      {
        id: "MUG",
        title: "Mug",
        description: "Holds tea & more.",
        link: "https://a.example/mug",
        image_link: "https://pictures.example/mug.jpg",
        availability: "in_stock",
        price: "24.00 USD",
        sale_price: "",
        gtin: "4006381333931",
        item_group_id: "",
        product_type: "Kitchen > Mugs",
        google_product_category: "2169",
        shipping_weight: "350 g",
      },
    ]);
    expect(problems).toEqual([]);
  });

  test("a reduced price stands beside the full one", () => {
    const self = sellable({ id: 7, priceMinor: 2400, finalPriceMinor: 1900 });
    const [item] = feedItems({ ...mug, self }, terms).items;
    expect(item).toMatchObject({ price: "24.00 USD", sale_price: "19.00 USD" });
  });

  test("variations are items of one group with what they differ by", () => {
    const { items } = feedItems(tee, terms);
    expect(
      items.map(({ id, item_group_id, color, availability, link }) => [
        id,
        item_group_id,
        color,
        availability,
        link,
      ]),
    ).toEqual([
      ["TEE-N", "TEE", "Navy", "in_stock", "https://a.example/tee/pv/TEE-N"],
      ["TEE-R", "TEE", "Red", "out_of_stock", "https://a.example/tee/pv/TEE-R"],
    ]);
  });
});

describe("what never leaves", () => {
  test("a price that only the cart shows", () => {
    const { items, problems } = feedItems({ ...mug, self: sellable({ hidePrice: true }) }, terms);
    expect(items).toEqual([]);
    expect(problems).toEqual([
      { sku: "MUG", field: "price", text: "Its price is hidden, so it is left out." },
    ]);
  });

  test("prices of variations whose product hides its price", () => {
    expect(feedItems({ ...tee, self: sellable({ hidePrice: true }) }, terms).items).toEqual([]);
  });

  test("prices of a shop that shows them to its customers alone", () => {
    const viewer = { ...stranger, hideForAnonymous: true };
    expect(feedItems(tee, { ...terms, viewer }).items).toEqual([]);
  });

  test("what agents don't get, alone or with all of its variations", () => {
    const skusWithout = (...skus: string[]) =>
      feedItems(tee, { ...terms, hidden: new Set(skus) }).items.map(({ id }) => id);
    expect([skusWithout("TEE-N"), skusWithout("TEE")]).toEqual([["TEE-R"], []]);
  });
});

test("each problem names its product and field", () => {
  const { problems } = feedItems({ ...mug, description: "", images: [], brand: "", gtin: "" }, terms);
  expect(problems.map(({ sku, field }) => [sku, field])).toEqual([
    ["MUG", "description"],
    ["MUG", "image_link"],
    ["MUG", "brand"],
    ["MUG", "gtin"],
  ]);
});

test("texts are written for XML, and fields without a text are left out", () => {
  const { items } = feedItems({ ...mug, name: "Tea & <Co>\u0007", gtin: "" }, terms);
  const xml = feedLines(items);
  expect(xml).toContain("<g:title>Tea &amp; &lt;Co&gt;</g:title>");
  expect(xml).not.toContain("<g:gtin>");
});
