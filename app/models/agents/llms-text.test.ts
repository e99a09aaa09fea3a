import { expect, test } from "vitest";
import { type LlmsFacts, llmsText } from "./llms-text";

const shop = "https://a.example";
const facts: LlmsFacts = {
  name: "Harbor",
  tagline: "Things for the table.",
  currency: "USD",
  categories: [{ name: "Mugs", url: `${shop}/mugs`, count: 2 }],
  policies: [{ policy: { kind: "refund", slug: "refunds" }, url: `${shop}/refunds` }],
  searchUrl: `${shop}/search?q={words}`,
  sitemapUrl: `${shop}/sitemap.xml`,
  mcpUrl: `${shop}/mcp`,
  mcpTools: ["search_products", "get_order"],
  ucpUrl: `${shop}/.well-known/ucp`,
  feedUrl: null,
  buyUrl: `${shop}/ucp/buy`,
  isBuyable: false,
  email: "",
};

test("a shop tells what it sells, how to search and buy, and its policies", () => {
  expect(llmsText(facts)).toBe(`# Harbor

> Things for the table. Online shop. Prices are in USD.

## What it sells

- [Mugs](https://a.example/mugs): 2 products
- [All pages](https://a.example/sitemap.xml): the sitemap

## How to search

- Web: \`https://a.example/search?q={words}\`
- [MCP](https://a.example/mcp): POST, tools \`search_products\`, \`get_order\`

## How to buy

- Web: each product’s page adds it to the cart.
- Links: \`https://a.example/ucp/buy/{SKU}:{pieces},{SKU}:{pieces}\` fills the cart of a person who follows it
- [Universal Commerce Protocol](https://a.example/.well-known/ucp): agents find the shop, and people buy on its pages

## Policies

- [Refund policy](https://a.example/refunds)
`);
});

test("what the owner has off is not named", () => {
  const text = llmsText({ ...facts, mcpUrl: null, ucpUrl: null, buyUrl: null });
  expect(text).not.toMatch(/mcp|ucp/i);
});

test("a name cannot add a section or a link", () => {
  const text = llmsText({ ...facts, name: "A\n## B [c](d)" });
  expect(text.split("\n")[0]).toBe("# A \\#\\# B \\[c\\](d)");
});
