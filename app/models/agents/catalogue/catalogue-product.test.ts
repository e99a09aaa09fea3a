import { describe, expect, test } from "vitest";
import { noProductTexts } from "../../catalogue/product/product-texts";
import { sellable, stranger } from "../../catalogue/product/sellable-fixture";
import {
  productInDetail,
  productInList,
  productLookedUp,
  type ToldProduct,
  toldProduct,
} from "./catalogue-product";

const terms = {
  viewer: stranger,
  imageOrigin: "https://a.example",
  linkOf: (slug: string, sku?: string) => `https://a.example/${slug}${sku ? `/pv/${sku}` : ""}`,
  hidden: new Set<string>(),
  filters: {},
  sellerOf: (id: number) => (id === 9 ? "The Potter" : null),
};
const variation = (sku: string, Colour: string, over: Parameters<typeof sellable>[0]) => ({
  sku,
  values: { Colour },
  images: [],
  attributes: {},
  texts: { gtin: "4006381333931", unitPriceMeasure: "" },
  self: sellable(over),
  condition: "new" as const,
  conditionNote: "",
  jpin: sku,
});
const tee: ToldProduct = {
  ...noProductTexts,
  sku: "TEE",
  slug: "tee",
  classCode: "variable_product",
  name: "Tee",
  description: "<p>Soft &amp; light.</p>",
  condition: "new",
  images: [{ url: "https://pictures.example/tee.jpg", alt: "A tee", width: 1000, height: 1000 }],
  attributes: {},
  optionAxes: [{ label: "Colour", display: "button", values: [{ value: "Navy" }, { value: "Red" }] }],
  breadcrumb: [{ name: "Clothes", slug: "clothes" }],
  rating: { average: 4.5, count: 12 },
  self: sellable({ id: 7 }),
  variations: [
    variation("TEE-N", "Navy", { id: 8, priceMinor: 2000, onHand: 0 }),
    variation("TEE-R", "Red", { id: 9, priceMinor: 2500 }),
  ],
};
const told = (over: Partial<ToldProduct> = {}, by: Partial<Parameters<typeof toldProduct>[1]> = {}) => {
  const read = toldProduct({ ...tee, ...over }, { ...terms, ...by });
  if (!read) throw new Error("nothing may be told");
  return read;
};

describe("a product as agents get it (rule agents-17)", () => {
  test("leads with what can be had", () => {
    expect(productInList(told())).toMatchObject({
      id: "TEE",
      title: "Tee",
      description: { plain: "Soft & light." },
      url: "https://a.example/tee",
      categories: [{ value: "clothes" }],
      price_range: { min: { amount: 2000, currency: "USD" }, max: { amount: 2500 } },
      rating: { value: 4.5, scale_max: 5, count: 12 },
      media: [{ type: "image", alt_text: "A tee" }],
      variants: [
        { id: "TEE-R", url: "https://a.example/tee/pv/TEE-R", availability: { available: true } },
        { id: "TEE-N", availability: { available: false, status: "out_of_stock" } },
      ],
    });
  });

  test("says who sells it and what a measure of it costs, in the unit of the measure", () => {
    const oil = { ...tee, classCode: "simple" as const, optionAxes: [], variations: [] };
    const of = (unitPriceMeasure: string) =>
      productInList(told({ ...oil, self: sellable({ id: 9, priceMinor: 1500, unitPriceMeasure }) }))
        .variants[0];
    expect(of("750 ml / 1 l")).toMatchObject({
      seller: { name: "The Potter" },
      unit_price: {
        amount: 2000,
        currency: "USD",
        measure: { value: 0.75, unit: "l" },
        reference: { value: 1, unit: "l" },
      },
    });
    expect(of("750 ml / 0.5 l")).not.toHaveProperty("unit_price");
    expect(productInList(told()).variants[1]).not.toHaveProperty("seller");
  });

  test.each([
    ["is kept from agents", {}, { hidden: new Set(["TEE"]) }],
    ["hides its price", { self: sellable({ id: 7, hidePrice: true }) }, {}],
    ["costs more than is asked for", {}, { filters: { price: { max: 1999 } } }],
    ["is in another category", {}, { filters: { categories: ["mugs"] } }],
    ["is shown as its children", { classCode: "grouped" as const }, {}],
  ])("is not there where it %s", (_, over, by) => {
    expect(toldProduct({ ...tee, ...over }, { ...terms, ...by })).toBeNull();
  });

  test("is without the variations that agents don’t get, or that cost more than is asked for", () => {
    const ids = (by: object) => productInList(told({}, by)).variants.map(({ id }) => id);
    expect(ids({ hidden: new Set(["TEE-R"]) })).toEqual(["TEE-N"]);
    expect(ids({ filters: { price: { min: 2100 } } })).toEqual(["TEE-R"]);
  });

  test("is looked up with what named each variation", () => {
    expect(productLookedUp(told(), ["tee", "TEE-N", "MUG"])?.variants).toMatchObject([
      { id: "TEE-N", inputs: [{ id: "TEE-N", match: "exact" }] },
      { id: "TEE-R", inputs: [{ id: "tee", match: "featured" }] },
    ]);
    expect(productLookedUp(told(), ["MUG"])).toBeNull();
  });

  test("is narrowed to the variation that was named, whatever else was chosen", () => {
    const chosen = [{ name: "Colour", label: "Red" }];
    const detail = productInDetail(told(), { id: "TEE-N", selected: chosen, preferences: [] });
    expect(detail).toMatchObject({
      selected: [{ name: "Colour", label: "Navy" }],
      variants: [{ id: "TEE-N" }],
    });
    expect(detail.variants).toHaveLength(1);
  });

  test("is chosen as it leads where nothing was chosen", () => {
    expect(productInDetail(told(), { id: "TEE", selected: [], preferences: [] })).toMatchObject({
      selected: [{ name: "Colour", label: "Red" }],
      options: [
        { name: "Colour", values: [{ label: "Navy", available: false, exists: true }, { label: "Red" }] },
      ],
    });
  });
});
