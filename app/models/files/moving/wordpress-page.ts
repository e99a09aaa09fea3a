import type { CsvRow } from "../../catalogue/product/product-record";
import { slugify } from "../../platform/slug/slugify";
import { cutText } from "../../platform/text/storable-text";
import { maxTitle, type PageReading } from "./moved-page";
import { columnName, type NamedCells } from "./named-cells";

/** Columns of a page as WordPress's exporters write it: each list names columns of which one is there. */
const columns: readonly (readonly string[])[] = [
  ["post_title", "title"],
  ["post_content", "content"],
  ["post_type"],
  ["post_name", "slug", "permalink"],
];

/** Whether these columns are those of WordPress's pages. */
export const isWordPressHeader = (names: ReadonlySet<string>): boolean =>
  columns.every((choice) => choice.some((name) => names.has(name)));

/** Whether a row has the columns of WordPress's pages. */
export const isWordPressRow = ({ cells }: CsvRow): boolean =>
  isWordPressHeader(new Set(Object.keys(cells).map(columnName)));

/** What WooCommerce shows on pages of its own, which the shop has anyway. */
const ofShop = /\[woocommerce_(?:cart|checkout|my_account)\b|<!-- wp:woocommerce\/(?:cart|checkout) /;
/** What WordPress replaces by something else when it shows a page; `[on Monday]` is none. */
const shortcode =
  /\[(?:(?:gallery|caption|embed|audio|video|playlist|[a-z]\w{0,30}[-_][\w-]{0,30})(?: [^\]]{0,300})?|[a-z]\w{0,30} [^\]=]{0,60}=[^\]]{0,300})\](?!\()/i;

/** Reads a page or post of WordPress (rule imports-14). Its other kinds of content are passed over. */
export function wordPressPage({ line, cell }: NamedCells): PageReading {
  const [type, status] = [cell("post_type").toLowerCase(), cell("post_status", "status").toLowerCase()];
  if (type !== "page" && type !== "post") return { passed: type || "without a type" };
  if (/^(trash|auto-draft|inherit)$/.test(status)) return { passed: `${type} (${status})` };
  const [title, body] = [cell("post_title", "title"), cell("post_content", "content")];
  const [id, path] = [cell("id", "post_id"), pathOf(cell("permalink", "link", "url"))];
  const named = decoded(cell("post_name", "slug") || (path.split("/").at(-1) ?? "") || slugify(title));
  const handle = named.toLowerCase();
  const refused = (reason: string) => ({ line, reason });
  if (title === "") return refused("its title is missing");
  if (title.length > maxTitle) return refused(`its title has more than ${maxTitle} characters`);
  if (slugify(handle) === "") return refused(`'${handle}' cannot be made into an address`);
  if (ofShop.test(body)) return refused(`'${title}' is a page of WooCommerce itself: the shop has its own`);
  const isLocked = cell("post_password") !== "";
  const left = shortcode.exec(body)?.[0];
  const meta = (...names: string[]) => {
    const text = cell(...names);
    return text.includes("%%") ? "" : text;
  };
  return {
    page: {
      line,
      handle,
      title,
      body: paragraphs(body),
      ...addressesOf({ type, id, handle, path }),
      isPublished: (status === "" || status === "publish") && !isLocked,
      metaTitle: meta(
        "meta_yoast_wpseo_title",
        "yoast_wpseo_title",
        "rank_math_title",
        "meta_rank_math_title",
      ),
      metaDescription: meta(
        "meta_yoast_wpseo_metadesc",
        "yoast_wpseo_metadesc",
        "rank_math_description",
        "meta_rank_math_description",
      ),
      notes: [
        ...(isLocked ? [`'${title}' asked for a password, which pages here do not`] : []),
        ...(left ? [`'${title}' holds '${cutText(left, 60)}', which WordPress replaced: take it out`] : []),
      ],
    },
  };
}

/** Where a page or post was; by the first address an import knows that it came. */
function addressesOf({ type, id, handle, path }: { type: string; id: string; handle: string; path: string }) {
  const oldAddress = id === "" ? `/pages/${handle}` : type === "page" ? `/?page_id=${id}` : `/?p=${id}`;
  const others = id !== "" && type === "page" ? [`/?p=${id}`] : [];
  return { oldAddress, otherAddresses: [...others, ...(path === "" ? [] : [`/${path}`])] };
}

/** The path of an address without slashes at its ends; empty for the front page and for what has a query. */
function pathOf(address: string): string {
  const [path = "", query] = address.replace(/^https?:\/\/[^/]+/i, "").split("?", 2);
  return query === undefined ? decoded(path).replace(/^\/+|\/+$/g, "") : "";
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const block = /^<\/?(?:h[1-6]|ul|ol|li|table|div|blockquote|pre|hr|figure|section|form|iframe|!--)/i;

/** WordPress stores texts of its old editor without paragraphs: empty lines part them. */
const paragraphs = (body: string): string =>
  /<p[\s>]|<!-- wp:/i.test(body)
    ? body
    : body
        .split(/\n\s*\n/)
        .map((part) => part.trim())
        .filter((part) => part !== "")
        .map((part) => (block.test(part) ? part : `<p>${part.replaceAll("\n", "<br>\n")}</p>`))
        .join("\n");
