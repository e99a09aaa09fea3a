import { describe, expect, test } from "vitest";
import { sellable } from "../../catalogue/product/sellable-fixture";
import { missingItem } from "../../catalogue/stock/sellable";
import { mug, terms } from "./feed-fixture";
import { googleFeed } from "./google-feed";
import type { FeedProduct } from "./sold";

const textOf = (over: Partial<FeedProduct>) => googleFeed.part({ ...mug, ...over }, terms).text;
const wrongWith = (over: Partial<FeedProduct>) =>
  googleFeed.part({ ...mug, ...over }, terms).problems.map(({ field, text }) => [field, text]);

test("texts are written for XML, and fields without a text are left out", () => {
  const xml = textOf({ name: "Tea & <Co>\u0007", gtin: "" });
  expect(xml).toContain("<g:title>Tea &amp; &lt;Co&gt;</g:title>");
  expect(xml).not.toContain("<g:gtin>");
  const opening = googleFeed.opening({ title: "Tea & more", link: "https://a.example/?a=1&b=2" });
  expect(opening).toContain("<title>Tea &amp; more</title>\n<link>https://a.example/?a=1&amp;b=2</link>");
  expect(`${opening}${googleFeed.closing}`).toMatch(/^<\?xml version="1.0" [\s\S]*<\/channel>\n<\/rss>\n$/);
});

describe("what Google’s engines ask for", () => {
  const noNumber = ["gtin", "It has no GTIN, nor brand and MPN."];

  test("a GTIN, or a brand with a number of the maker", () => {
    const attributes = { MPN: ["M-1"] };
    expect(wrongWith({ gtin: "", attributes })).toEqual([]);
    expect(wrongWith({ gtin: "" })).toEqual([noNumber]);
    expect(wrongWith({ gtin: "", attributes, brand: "" })).toEqual([["brand", "It has no brand."], noNumber]);
    expect(wrongWith({ brand: "" })).toEqual([["brand", "It has no brand."]]);
  });

  test("the day of delivery of what is ordered back, which the feed does not tell", () => {
    const self = sellable({ id: 7, priceMinor: 2400, item: { ...missingItem, allowBackorders: true } });
    expect(wrongWith({ self })).toEqual([
      ["availability", "Engines ask for the day it ships, which the feed does not tell."],
    ]);
  });
});
