import { describe, expect, test } from "vitest";
import { sellable } from "../../catalogue/product/sellable-fixture";
import { acpFeed } from "./acp-feed";
import { mug, tee, terms } from "./feed-fixture";
import type { FeedProduct, FeedTerms } from "./sold";

const lineOf = (product: FeedProduct, over: Partial<FeedTerms> = {}) =>
  acpFeed.part(product, { ...terms, ...over }).text;

describe("the feed for assistants (rule agents-12)", () => {
  test("has a line for each product with what can be bought of it", () => {
    const line = lineOf(tee);
    expect(line).toMatch(/^[^\n]+\n$/);
    expect(JSON.parse(line)).toMatchObject({
      id: "TEE",
      title: "Tee",
      url: "https://a.example/tee",
      media: [{ type: "image" }],
      variants: [
        {
          id: "TEE-N",
          title: "Tee, Navy",
          barcodes: [{ type: "GTIN", value: "4006381333931" }],
          availability: { available: true, status: "in_stock" },
          categories: [{ value: "Kitchen > Mugs", taxonomy: "merchant" }],
          condition: ["new"],
          variant_options: [{ name: "Colour", value: "Navy" }],
          seller: { name: "The Potter" },
        },
        { id: "TEE-R", availability: { available: false, status: "out_of_stock" } },
      ],
    });
  });

  test("tells prices in minor units, and the marketplace of a seller", () => {
    const self = sellable({
      id: 7,
      priceMinor: 2400,
      finalPriceMinor: 1900,
      unitPriceMeasure: "500 g / 1 kg",
    });
    const [variant] = JSON.parse(lineOf({ ...mug, self }, { marketplace: "Bazaar" })).variants;
    expect(variant).toMatchObject({
      price: { amount: 1900, currency: "USD" },
      list_price: { amount: 2400 },
      unit_price: { amount: 3800, measure: { value: 0.5, unit: "kg" } },
      marketplace: { name: "Bazaar" },
    });
  });

  test.each<[string, Partial<FeedProduct>, Partial<FeedTerms>]>([
    ["is grouped", { classCode: "grouped" }, {}],
    ["is kept from agents", {}, { hidden: new Set(["MUG"]) }],
    ["hides its price", { self: sellable({ hidePrice: true }) }, {}],
  ])("leaves out what %s", (_, product, by) => {
    expect(lineOf({ ...mug, ...product }, by)).toBe("");
  });
});
