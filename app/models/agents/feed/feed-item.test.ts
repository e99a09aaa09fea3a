import { describe, expect, test } from "vitest";
import { sellable, stranger } from "../../catalogue/product/sellable-fixture";
import { mug, tee, terms } from "./feed-fixture";
import { type FeedFormat, feedItems as itemsOf } from "./feed-item";
import type { FeedProduct, FeedTerms } from "./sold";

const format: FeedFormat = {
  most: { id: 50, title: 150, description: 5000, brand: 70, product_type: 750 },
  availability: {
    "in-stock": "in_stock",
    backordered: "backorder",
    "out-of-stock": "out_of_stock",
    discontinued: "out_of_stock",
    unavailable_for_sale: "out_of_stock",
  },
  wrong: (item) => [[item.brand === "", "brand", "It has no brand."]],
};
const feedItems = (product: FeedProduct, by: FeedTerms) => itemsOf(product, by, format);

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

describe("a variation", () => {
  const [navy] = tee.variations;
  if (!navy) throw new Error("there is no variation");
  const picture = { url: "https://pictures.example/navy.jpg", alt: "", width: 1000, height: 1000 };
  const itemOf = (over: Partial<typeof navy>, of: Partial<FeedProduct> = {}) =>
    feedItems({ ...tee, ...of, variations: [{ ...navy, ...over }] }, terms).items[0];

  test("has its product’s name with its values, picture and number, unless it has its own", () => {
    expect(itemOf({})).toMatchObject({
      title: "Tee, Navy",
      image_link: "https://pictures.example/mug.jpg",
      gtin: "4006381333931",
    });
    const own = { images: [picture], texts: { gtin: "96385074", unitPriceMeasure: "" } };
    expect(itemOf(own)).toMatchObject({ image_link: picture.url, gtin: "96385074" });
  });

  test("adds its attributes to its product’s, and its values name color, size, material and pattern", () => {
    const attributes = { MPN: ["TEE-1"], Material: ["Linen"], Size: ["L"], Pattern: ["Plain"] };
    const said = itemOf({ attributes: { MPN: ["TEE-1-N"] } }, { attributes });
    expect(said).toMatchObject({
      mpn: "TEE-1-N",
      color: "Navy",
      size: "L",
      material: "Linen",
      pattern: "Plain",
    });
    expect(itemOf({})).toMatchObject({ mpn: "", size: "", material: "", pattern: "" });
  });
});

test("a feed lists the children of a grouped product, not the product", () => {
  expect(feedItems({ ...mug, classCode: "grouped" }, terms)).toEqual({ items: [], problems: [] });
});

test("what weighs nothing has no weight", () => {
  expect(feedItems(mug, { ...terms, weightOf: () => 0 }).items[0]?.shipping_weight).toBe("");
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
    const { items, problems } = feedItems({ ...tee, self: sellable({ hidePrice: true }) }, terms);
    expect(items).toEqual([]);
    expect(problems).toHaveLength(2);
  });

  test("a product without a price", () => {
    expect(feedItems({ ...mug, self: sellable({ priceMinor: 0 }) }, terms).problems).toEqual([
      { sku: "MUG", field: "price", text: "It has no price and is left out." },
    ]);
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

describe("what is wrong", () => {
  const wrongWith = (over: Partial<FeedProduct>) =>
    feedItems({ ...mug, ...over }, terms).problems.map(({ field, text }) => [field, text]);

  test("names its product and field", () => {
    const { problems } = feedItems({ ...mug, description: "", images: [] }, terms);
    expect(problems).toEqual([
      { sku: "MUG", field: "description", text: "It has no description." },
      { sku: "MUG", field: "image_link", text: "It has no picture." },
    ]);
  });

  test.each<[Partial<FeedProduct>, Partial<FeedProduct>, string, string]>([
    [{ sku: "S".repeat(50) }, { sku: "S".repeat(51) }, "id", "The SKU is longer than 50 characters."],
    [{ name: "N".repeat(150) }, { name: "N".repeat(151) }, "title", "The name is cut after 150 characters."],
  ])("is a text of more characters than engines take", (fits, tooLong, field, text) => {
    expect(wrongWith(fits)).toEqual([]);
    expect(wrongWith(tooLong)).toEqual([[field, text]]);
  });

  test("is a group whose SKU is too long", () => {
    const { problems } = feedItems({ ...tee, sku: "T".repeat(51) }, terms);
    expect(problems[0]).toEqual({
      sku: "TEE-N",
      field: "item_group_id",
      text: "The SKU of its product is longer than 50 characters.",
    });
    expect(feedItems({ ...tee, sku: "T".repeat(50) }, terms).problems).toEqual([]);
  });
});
