import type { OfferColumn, ProductColumn } from "~/models/catalogue/rows/product-columns";
import { offerColumns } from "~/models/catalogue/rows/product-columns";

/** What stands in each column, and in brackets its default; an empty text where the name says it. */
const columnWords: Readonly<Record<ProductColumn | OfferColumn, string>> = {
  sku: "unique in the shop; the row’s key [required]",
  jpin: "a marketplace’s number (sellers-8): 1 to 40 letters, digits, `.`, `_`, `-`, at least one letter [its id]",
  class_code: "`simple`, `variable_product`, `grouped`, `gift_certificate` [`simple`]",
  parent_sku: "makes it a variation of that product",
  name: "[required, but not of variations]",
  sub_title: "",
  short_description: "",
  description: "HTML",
  slug: "unique over pages, categories, products; variations have none [from the name]",
  price: "list price [required for what is sold itself]",
  final_price: "the price when lower [`price`]",
  msrp: "the maker’s price, struck through",
  hide_price: "’See Price In Cart’ [`false`]",
  market_prices: "`eu:21.99/19.99|jp:3500|kw:-`: prices in further markets, a hyphen where it is not sold",
  price_levels: "`3:21.00|wholesale@1:15.00`",
  brand: "",
  product_type: "",
  meta_title: "",
  meta_description: "",
  gtin: "GTIN-8, -12, -13 or -14 with a right check digit [inherited]",
  withdrawal_exception:
    "why consumers may not withdraw: custom_made, perishable, sealed_hygiene, sealed_media, mixed, price_swings, periodical or dated",
  unit_price_measure:
    "`750 ml / 100 ml` or `750 ml`. Units: mg, g, kg, oz, lb, ml, cl, l, floz, pt, qt, gal, cm, m, in, ft, yd, sqm, sqft, ct [inherited]",
  categories: "slugs, the primary first",
  images: "files of `images/` or http(s) addresses, the main one first",
  image_alt: "texts for the images [the name]",
  videos: "YouTube or Vimeo addresses",
  option_display:
    "`Color:button|Size:dropdown`; `button`, `dropdown`, `radio`; `Size:button:unchosen` [`button`]",
  swatches: "`Color=Navy:#1f2a44|Color=Sand:#d8c7a3`",
  option_set: "code of options.json",
  children: "SKUs of a grouped product",
  default_variation_sku: "on which its page opens [the best one]",
  qty: "pieces on hand [`0`]",
  source_qty: "of an export; leave them (shop-folders-4) [`qty` is a new count]",
  source_at: "of an export; leave them (shop-folders-4) [`qty` is a new count]",
  stock_sku: "the stock item it draws from [`sku`]",
  manage_stock: "`false` never runs out [`true`]",
  allow_backorders: "[`false`]",
  featured: "[`false`]",
  backorder_message: "",
  backorder_ships_on: "such as `2027-01-31` [unknown]",
  low_stock_threshold: "at or below it a page says ‘Only N in Stock’ [`0` (never)]",
  low_stock_alert_message: "in place of ‘Only N in Stock’ [inherited]",
  max_cart_qty: "[100]",
  status: "`active`, `archived`, `discontinued` [`active`]",
  website_visibility: "`visible`, `invisible` [`visible`]",
  available_for_sale: "[`true`]",
  sales_rank: "sold so far; orders `bestseller` [`0`]",
  review_avg_rating: "`1.0` to `5.0`, needs `review_count` ([reviews-9](rules/reviews.md)) [none]",
  review_count: "at most 1,000,000 [`0`]",
  tax_class: "[`standard`]",
  weight_g: "grams [`0`]",
  non_shippable: "needs no delivery [`false` (`true` for gift certificates and `downloads`)]",
  subscription: "`2 weeks:10|1 month` ([subscriptions-1](rules/subscriptions.md)) [none, inherited]",
  downloads: "files of `downloads/`, of a simple product or variation ([rules](rules/downloads.md)) [none]",
  download_uses: "for each piece and file; 0 is without limit [`5`]",
  download_days: "for each piece and file, from the payment; 0 is without limit [`30`]",
  limit_shipping_option: "codes of its only shipping methods [all, inherited]",
  limit_shipping_option_text: "what the cart says of them [’Only: ’ and titles]",
  shipping_restriction: "where it is not sent: `CA`, `US-HI` [none, inherited]",
  shipping_fee: "for each shipped piece ([pricing-6](rules/pricing.md)) [none, inherited]",
  item_delivery_info: "words about its delivery",
  delivery_estimate: "id of `delivery_estimates` [the first]",
  condition: "sellers-11 [`new`, inherited]",
  condition_note: "the seller's words about it [inherited with it]",
  seller_slug: "the seller’s own address in a marketplace",
  created_at: "UTC ISO; orders `newest` [the first import]",
};

/** Columns of which a file may have many. */
const openColumns: Readonly<Record<string, string>> = {
  "option:<Label>": "a variation’s value, e.g. `option:Color`",
  "<column>:<language>": "the text in a further language, e.g. `name:de` ([texts-7](rules/texts.md))",
  "attr:<code>": "filterable attributes, e.g. `attr:material`; cigars’ `attr:cigarstrength`",
};

/** The document of the columns of products.csv and offers.csv (`npm run docs:columns`). */
export const columnsDocument = (): string =>
  `${[
    "# Columns of products.csv",
    "Written by `npm run docs:columns`. In brackets stands the default; “inherited”: a variation has its product’s. How the file is read: [shop-folder.md](shop-folder.md#productscsv).",
    Object.entries({ ...columnWords, ...openColumns })
      .map(([name, words]) => `- \`${name}\`${words ? `: ${words}` : ""}`)
      .join("\n"),
    "## Those of offers.csv",
    `\`seller\`, \`sku\`, ${offerColumns.map((column) => `\`${column}\``).join(", ")}.`,
  ].join("\n\n")}\n`;
