import { expect, it } from "vitest";
import { productImages } from "./product-images";

const image = (url: string) => ({ url, alt: "", width: 1, height: 1 });
const variations = [
  { sku: "NAVY", images: [image("navy"), image("both")] },
  { sku: "SAND", images: [image("sand"), image("both")] },
];
const urls = (chosen: string | null) =>
  productImages([image("own")], variations, chosen).map((one) => one.url);

it("lists the chosen variation's pictures first, then the product's, then the others', without repeats", () => {
  expect(urls("SAND")).toEqual(["sand", "both", "own", "navy"]);
});

it("starts with the product's pictures if no variation is chosen", () => {
  expect(urls(null)[0]).toBe("own");
});

it("stops at forty, the product's own before those of other variations (rule gallery-9)", () => {
  const many = Array.from({ length: 2100 }, (_, at) => ({ sku: `V${at}`, images: [image(`v${at}`)] }));
  const shown = productImages([image("own")], many, "V7").map((one) => one.url);
  expect(shown).toHaveLength(40);
  expect(shown.slice(0, 3)).toEqual(["v7", "own", "v0"]);
});
