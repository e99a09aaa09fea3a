import { expect, it } from "vitest";
import { productImages } from "./product-images";

const image = (url: string) => ({ url, alt: "", width: 1, height: 1 });
const variations = [
  { sku: "NAVY", images: [image("navy"), image("both")] },
  { sku: "SAND", images: [image("sand"), image("both")] },
];
const urls = (chosen: string | null) =>
  productImages([image("own")], variations, chosen).map((one) => one.url);

it("shows the chosen variation first, then the product, then the others, none twice", () => {
  expect(urls("SAND")).toEqual(["sand", "both", "own", "navy"]);
});

it("opens with the product when nothing is chosen", () => {
  expect(urls(null)[0]).toBe("own");
});
