import { cutText } from "../../platform/text/storable-text";
import { isBigCommerceHeader } from "../goods/bigcommerce-goods";
import { isMagentoHeader } from "../goods/magento-goods";
import { unreadMessage, unreadSystem } from "../goods/named-system";
import { isSquarespaceHeader } from "../goods/squarespace-goods";
import { isShopifyHeader } from "../shopify/shopify-columns";
import { isWooHeader } from "../woocommerce/woo-columns";
import { columnName } from "./named-cells";
import { isWordPressHeader } from "./wordpress-page";

/** What a file of another shop holds. */
export type FileKind =
  | "products"
  | "redirects"
  | "customers"
  | "orders"
  | "discounts"
  | "pages"
  | "reviews"
  | "gift-cards";

/**
 * By which columns a kind is known: each list names columns of which one is there. The first kind that fits
 * is it.
 */
const kinds: readonly { kind: FileKind; columns: readonly (readonly string[])[] }[] = [
  { kind: "redirects", columns: [["redirect_from"], ["redirect_to"]] },
  {
    kind: "reviews",
    columns: [
      ["comment_content", "review_content", "content", "body", "review"],
      ["rating", "review_rating", "review_score", "stars"],
      ["product_sku", "sku", "comment_post_id", "product_id", "product_handle", "handle"],
    ],
  },
  { kind: "redirects", columns: [["from"], ["to"]] },
  { kind: "orders", columns: [["name"], ["lineitem_name"]] },
  {
    kind: "orders",
    columns: [
      ["order_number", "order_id"],
      ["order_total", "order_total_amount", "total"],
    ],
  },
  {
    kind: "gift-cards",
    columns: [
      ["code", "gift_card_code", "last_characters", "masked_code"],
      ["balance", "current_balance", "remaining_balance"],
    ],
  },
  {
    kind: "discounts",
    columns: [
      ["code", "discount_code"],
      ["value", "discount_value"],
      ["value_type", "discount_value_type", "type", "discount_type"],
    ],
  },
  {
    kind: "discounts",
    columns: [["post_title", "coupon_code", "code"], ["discount_type"], ["coupon_amount", "amount"]],
  },
  { kind: "discounts", columns: [["name"], ["value"], ["value_type"], ["status"]] },
  {
    kind: "customers",
    columns: [
      ["email", "user_email", "e_mail", "email_address"],
      [
        "first_name",
        "firstname",
        "name",
        "billing_first_name",
        "accepts_email_marketing",
        "user_login",
        "last_name",
      ],
    ],
  },
];

/** Columns that a message names, and how long a name of them is, characters. */
const [namedColumns, longestColumn] = [5, 40];

/**
 * Why a file is refused whose columns are none of those known (rule imports-1): many are exports in another
 * language, which say the same by other names.
 * @param name of the file
 */
export function unknownHeader(name: string, header: readonly string[]): string {
  const system = unreadSystem(header);
  if (system !== null) return unreadMessage(name, system);
  const columns = header
    .map((column) => cutText(column.trim(), longestColumn))
    .filter((column) => column !== "");
  const named = columns.slice(0, namedColumns).join(", ");
  const more = columns.length > namedColumns ? ", ..." : "";
  return [
    `${name} has no columns that are known here (${named}${more}): it is no export of products, customers, orders, discounts, gift cards, reviews, pages or redirects.`,
    "Columns are known by their English names: of products Handle and Title (Shopify), Type, SKU, Name and Regular price (WooCommerce), or sku, name and price (ours).",
    "Export the file while your account there is in English, or write these names into its first line.",
  ].join(" ");
}

/** Columns of products and collections, which have a handle and a title as pages have. */
const noPage =
  /^(variant_.*|option1.*|image_.*|product_.*|vendor|type|tags|price|sku|sort_order|must_match)$/;

const isPages = (names: ReadonlySet<string>): boolean =>
  ["handle", "title", "body_html", "published"].every((name) => names.has(name)) &&
  ![...names].some((name) => noPage.test(name));

/** Articles of a blog are told from other files with a handle and a title by the blog they are of. */
const isArticles = (names: ReadonlySet<string>): boolean =>
  ["handle", "title", "body_html", "published", "blog_handle"].every((name) => names.has(name));

/** The kind of a file by its header; null for one that is not known. */
export function fileKind(header: readonly string[]): FileKind | null {
  const names = new Set(header.map(columnName));
  if (isPages(names) || isArticles(names) || isWordPressHeader(names)) return "pages";
  if (unreadSystem(header) !== null) return null;
  if (isMagentoHeader(header) || isBigCommerceHeader(header) || isSquarespaceHeader(header))
    return "products";
  if (isShopifyHeader([...header]) || isWooHeader(header)) return "products";
  const fits = ({ columns }: (typeof kinds)[number]) =>
    columns.every((choice) => choice.some((name) => names.has(name)));
  return kinds.find(fits)?.kind ?? (names.has("sku") ? "products" : null);
}
