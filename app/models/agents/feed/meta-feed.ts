import { tradeNumber } from "../../catalogue/product/product-texts";
import { formatCsv } from "../../platform/text/csv-text";
import { type FeedFormat, feedFields, feedItems } from "./feed-item";
import type { ProductFeed } from "./product-feed";

const format: FeedFormat = {
  most: { id: 100, title: 200, description: 9999, brand: 100, product_type: 750 },
  availability: {
    "in-stock": "in stock",
    backordered: "available for order",
    "out-of-stock": "out of stock",
    discontinued: "discontinued",
    unavailable_for_sale: "out of stock",
  },
  wrong: (item) => [
    [
      item.brand === "" && item.mpn === "" && item[tradeNumber.field] === "",
      "brand",
      `It has no brand, MPN or ${tradeNumber.label}.`,
    ],
  ],
};

/** The feed for Meta's catalogues (Facebook, Instagram): CSV with a row for each item. */
export const metaFeed: ProductFeed = {
  name: "Meta",
  contentType: "text/csv; charset=utf-8",
  opening: () => formatCsv([[...feedFields]]),
  part: (product, terms) => {
    const { items, problems } = feedItems(product, terms, format);
    return { text: formatCsv(items.map((item) => feedFields.map((name) => item[name]))), problems };
  },
  closing: "",
};
