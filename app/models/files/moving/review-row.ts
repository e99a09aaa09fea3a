import type { CsvRow } from "../../catalogue/product/product-record";
import { slugify } from "../../platform/slug/slugify";
import { cutText } from "../../platform/text/storable-text";
import { momentOf } from "./customer-row";
import { type NamedCells, namedCells } from "./named-cells";

/** The product of a review, as its file names it: by SKU, by its number at WooCommerce, or by its address. */
export type NamedGoods = { sku: string } | { number: string } | { slug: string };

/** A review of another shop's file. */
export type MovedReview = {
  line: number;
  goods: NamedGoods;
  /** Its number there; empty without one. */
  id: string;
  /** Names it here, the same in every import. */
  code: string;
  star: number;
  title: string;
  content: string;
  displayName: string;
  writtenAt: Date;
  status: "approved" | "pending";
  /** The store's answer; empty for none. */
  reply: string;
};

/** An answer of the store that has a row of its own. */
type MovedReply = { line: number; parent: string; content: string };

/** A row that is a review or an answer to one, nothing to keep, or why it is none. */
export type ReviewReading =
  | { review: MovedReview }
  | { reply: MovedReply }
  | { line: number; reason: string }
  | null;

/** States of reviews that are shown, and of those that were thrown away. */
const shown = /^(1|approved?|publish(ed)?|ok|)$/i;
const discarded = /^(spam|trash|post-trashed|rejected)$/i;

/** Shortest and longest review, longest name and longest title, characters. */
const [shortest, longest, longestName, longestTitle] = [10, 5000, 100, 255];

/**
 * Reads a row of reviews as WordPress keeps them among its comments, and as common exporters of WooCommerce
 * and of Shopify's reviews write them; null for spam and what was thrown away.
 * @param zone of moments that have no offset, IANA name
 */
export function reviewRow(row: CsvRow, zone: string): ReviewReading {
  const { line, cell } = namedCells(row);
  const state = cell("comment_approved", "approved", "status", "review_status", "curated");
  if (discarded.test(state)) return null;
  const content = textOf(cell("comment_content", "review_content", "content", "body", "review"));
  const parent = cell("comment_parent", "parent");
  if (parent !== "" && parent !== "0") return { reply: { line, parent, content } };
  const goods = goodsOf(cell);
  const star = Number(cell("rating", "review_rating", "review_score", "stars"));
  const writtenAt =
    momentOf(cell("comment_date_gmt"), "UTC") ??
    momentOf(cell("comment_date", "review_date", "date", "created_at"), zone);
  const reason = problemOf({ goods, star, writtenAt, content });
  if (reason !== null || goods === null || writtenAt === null)
    return { line, reason: reason ?? "is no review" };
  const displayName = cell("comment_author", "reviewer_name", "author", "display_name", "name");
  const id = cell("comment_id", "review_id", "id");
  return {
    review: {
      line,
      goods,
      id,
      star,
      content,
      writtenAt,
      code: codeOf({ id, goods, displayName, writtenAt }),
      displayName: cutText(displayName, longestName).trim() || "Anonymous",
      title: cutText(textOf(cell("title", "review_title", "comment_title")), longestTitle),
      // One in another state waits for its owner.
      status: shown.test(state) ? "approved" : "pending",
      reply: textOf(cell("reply", "reply_content")),
    },
  };
}

function goodsOf(cell: NamedCells["cell"]): NamedGoods | null {
  const sku = cell("product_sku", "sku");
  if (sku !== "") return { sku };
  const number = cell("comment_post_id", "product_id");
  if (/^\d+$/.test(number)) return { number };
  const slug = cell("product_handle", "handle");
  return slug === "" ? null : { slug: slugify(slug) };
}

/** Words without the tags that some shops allow in them. */
const textOf = (cell: string): string =>
  cell
    .replaceAll(/<br\s*\/?>|<\/p>/gi, "\n")
    .replaceAll(/<[^>]*>/g, "")
    .trim();

type Read = { goods: NamedGoods | null; star: number; writtenAt: Date | null; content: string };

function problemOf({ goods, star, writtenAt, content }: Read): string | null {
  if (goods === null) return "names no product";
  if (!Number.isInteger(star) || star < 1 || star > 5) return "has no rating from 1 to 5";
  if (writtenAt === null) return "has no day on which it was written";
  if (content.length < shortest) return `is shorter than ${shortest} characters`;
  return content.length > longest ? `is longer than ${longest} characters` : null;
}

/** Longest code, characters. */
const longestCode = 80;

function codeOf({
  id,
  goods,
  displayName,
  writtenAt,
}: Pick<MovedReview, "id" | "goods" | "displayName" | "writtenAt">) {
  const said = id === "" ? [Object.values(goods)[0], writtenAt.getTime(), displayName].join("-") : id;
  const plain = slugify(said)
    .replace(/[^a-z0-9-]/g, "")
    .replace(/^-+/, "");
  return `moved-${plain}`.slice(0, longestCode);
}
