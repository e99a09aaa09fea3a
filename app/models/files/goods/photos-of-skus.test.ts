import { expect, test } from "vitest";
import { photosOfSkus } from "./photos-of-skus";

test("photos are found by SKU whatever the case and signs, and numbered ones follow in their order", () => {
  const names = ["mug_01-10.jpg", "MUG-01 (2).JPG", "Mug 01.png", "mug-01.txt", "mug-01-sale-banner.jpg"];
  expect(photosOfSkus(["MUG-01"], names).get("MUG-01")).toEqual([
    "Mug 01.png",
    "MUG-01 (2).JPG",
    "mug_01-10.jpg",
  ]);
});

test("a photo that is called like two products belongs to the longer name", () => {
  const found = photosOfSkus(["MUG", "MUG-2"], ["mug.jpg", "mug-2.jpg", "mug-3.jpg"]);
  expect([...found]).toEqual([
    ["MUG", ["mug.jpg", "mug-3.jpg"]],
    ["MUG-2", ["mug-2.jpg"]],
  ]);
});
