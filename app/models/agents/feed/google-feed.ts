import { tradeNumber } from "../../catalogue/product/product-texts";
import { escapeXml } from "../../platform/text/escape-xml";
import { type FeedFormat, type FeedItem, feedFields, feedItems } from "./feed-item";
import type { ProductFeed } from "./product-feed";

const format: FeedFormat = {
  most: { id: 50, title: 150, description: 5000, brand: 70, product_type: 750 },
  availability: {
    "in-stock": "in_stock",
    backordered: "backorder",
    "out-of-stock": "out_of_stock",
    discontinued: "out_of_stock",
    unavailable_for_sale: "out_of_stock",
  },
  wrong: (item) => [
    [item.brand === "", "brand", "It has no brand."],
    [
      item[tradeNumber.field] === "" && (item.brand === "" || item.mpn === ""),
      tradeNumber.field,
      `It has no ${tradeNumber.label}, nor brand and MPN.`,
    ],
    [
      item.availability === "backorder",
      "availability",
      "Engines ask for the day it ships, which the feed does not tell.",
    ],
  ],
};

const lineOf = (item: FeedItem): string =>
  `<item>${feedFields.map((name) => fieldXml(name, item[name])).join("")}</item>\n`;

/** A field; what an item does not have is left out. */
const fieldXml = (name: string, text: string): string =>
  text === "" ? "" : `<g:${name}>${escapeXml(text)}</g:${name}>`;

/** The feed for Google Merchant Center: RSS 2.0 with the fields of its namespace. */
export const googleFeed: ProductFeed = {
  name: "Google",
  contentType: "application/xml; charset=utf-8",
  opening: ({ title, link }) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n<title>${escapeXml(title)}</title>\n<link>${escapeXml(link)}</link>\n<description>${escapeXml(title)}</description>\n`,
  part: (product, terms) => {
    const { items, problems } = feedItems(product, terms, format);
    return { text: items.map(lineOf).join(""), problems };
  },
  closing: "</channel>\n</rss>\n",
};
