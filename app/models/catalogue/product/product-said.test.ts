import { describe, expect, it } from "vitest";
import { productSaid } from "./product-said";

const tee = {
  said: { name: "Hemd", "option:Color": "Farbe", "attr:fabric": "Leinen|Wolle", meta_title: "Hemden" },
  name: "Tee",
  slug: "tee",
  subTitle: "Soft",
  description: "",
  metaTitle: "Tees",
  images: [
    { url: "/media/a", alt: "Tee", width: 1, height: 1 },
    { url: "/media/b", alt: "From behind", width: 1, height: 1 },
  ],
  optionAxes: [
    {
      label: "Color",
      display: "button" as const,
      values: [{ value: "Red", swatch: "#f00" }, { value: "Blue" }],
    },
  ],
  attributes: { fabric: ["Linen", "Wool"], use: ["Sport"] },
  variations: [
    {
      said: { "option:Color": "Rot", name: "Hemd, Rot" },
      values: { Color: "Red" },
      attributes: {},
      images: [{ url: "/media/c", alt: "Tee, Red", width: 1, height: 1 }],
    },
    { said: null, values: { Color: "Blue" }, attributes: {}, images: [] },
  ],
};

describe("a product in a language", () => {
  it("says what it says in that, and its first texts for the rest", () => {
    expect(productSaid(tee)).toMatchObject({
      name: "Hemd",
      slug: "tee",
      subTitle: "Soft",
      metaTitle: "Hemden",
      attributes: { fabric: ["Leinen", "Wolle"], use: ["Sport"] },
    });
  });

  it("has pictures called as it is called, unless they have words of their own", () => {
    expect(productSaid(tee).images.map(({ alt }) => alt)).toEqual(["Hemd", "From behind"]);
    expect(productSaid(tee).variations[0]?.images).toMatchObject([{ alt: "Hemd, Rot" }]);
    const said = { ...tee.said, image_alt: "Von vorn | Von hinten" };
    expect(productSaid({ ...tee, said }).images.map(({ alt }) => alt)).toEqual(["Von vorn", "Von hinten"]);
  });

  it("has the same words in its options and its variations", () => {
    const { optionAxes, variations } = productSaid(tee);
    expect(optionAxes[0]).toMatchObject({
      label: "Farbe",
      values: [{ value: "Rot", swatch: "#f00" }, { value: "Blue" }],
    });
    expect(variations.map(({ values }) => values)).toEqual([{ Farbe: "Rot" }, { Farbe: "Blue" }]);
  });

  it("keeps the values of an option that would be one in it", () => {
    const alike = tee.variations.map((one) => ({ ...one, said: { "option:Color": "Bunt" } }));
    const { variations } = productSaid({ ...tee, variations: alike });
    expect(variations.map(({ values }) => values)).toEqual([{ Farbe: "Red" }, { Farbe: "Blue" }]);
  });

  it("keeps attributes of which not every value is written in it", () => {
    const said = { "attr:fabric": "Leinen" };
    expect(productSaid({ ...tee, said }).attributes.fabric).toEqual(["Linen", "Wool"]);
  });

  it("is the same where it says nothing in it", () => {
    const silent = { ...tee, said: null, variations: tee.variations.map((one) => ({ ...one, said: null })) };
    expect(productSaid(silent)).toBe(silent);
  });
});
