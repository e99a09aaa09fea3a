import { expect, test } from "vitest";
import { sellable } from "../../catalogue/product/sellable-fixture";
import { missingItem } from "../../catalogue/stock/sellable";
import { mug, tee, terms } from "./feed-fixture";
import { metaFeed } from "./meta-feed";
import type { FeedProduct } from "./sold";

const rowOf = (product: FeedProduct) => metaFeed.part(product, terms).text;

test("each item is a row beneath the names of its fields", () => {
  const names = metaFeed.opening({ title: "Tea", link: "" }).trim().split(",");
  expect(names.slice(0, 7)).toEqual([
    ...["id", "title", "description", "link", "image_link", "availability", "price"],
  ]);
  expect(rowOf({ ...mug, name: 'Mug "Tall", blue' })).toBe(
    'MUG,"Mug ""Tall"", blue",Holds tea & more.,https://a.example/mug,https://pictures.example/mug.jpg,in stock,' +
      "24.00 USD,,Tidewell,4006381333931,,new,,Kitchen > Mugs,2169,350 g,,,,\n",
  );
  expect(rowOf(tee).trim().split("\n")).toHaveLength(2);
});

test("its words for stock are Meta’s own", () => {
  const self = sellable({ id: 7, priceMinor: 2400, item: { ...missingItem, allowBackorders: true } });
  expect(rowOf({ ...mug, self })).toContain(",available for order,");
  expect(rowOf(tee)).toContain(",out of stock,");
});

test("it wants a brand or a number, and takes longer texts than Google", () => {
  const problems = (over: Partial<FeedProduct>) => metaFeed.part({ ...mug, ...over }, terms).problems;
  expect(problems({ brand: "", name: "N".repeat(200), sku: "S".repeat(100) })).toEqual([]);
  expect(problems({ brand: "", gtin: "" })).toEqual([
    { sku: "MUG", field: "brand", text: "It has no brand, MPN or GTIN." },
  ]);
});
