import { expect, test } from "vitest";
import { mug, terms } from "./feed-fixture";
import { googleFeed } from "./google-feed";
import { metaFeed } from "./meta-feed";
import { problemsInFeeds } from "./product-feed";

test("a problem is told once, with the feeds that have it", () => {
  const product = { ...mug, description: "", name: "N".repeat(151) };
  expect(problemsInFeeds([googleFeed, metaFeed], product, terms)).toEqual([
    { sku: "MUG", field: "title", text: "The name is cut after 150 characters.", feeds: ["Google"] },
    { sku: "MUG", field: "description", text: "It has no description.", feeds: ["Google", "Meta"] },
  ]);
});
