import type { CsvRow } from "../../catalogue/product/product-record";
import { slugify } from "../../platform/slug/slugify";
import { maxTitle, type PageReading } from "./moved-page";
import { isNo, isYes, namedCells } from "./named-cells";
import { isWordPressRow, wordPressPage } from "./wordpress-page";

/**
 * Reads a row of pages, or of a blog's articles, as exporters of Shopify and of WordPress write them (rules
 * imports-8 and imports-14).
 */
export function pageRow(row: CsvRow): PageReading {
  const cells = namedCells(row);
  const { line, cell } = cells;
  if (isWordPressRow(row)) return wordPressPage(cells);
  const [handle, title] = [cell("handle").toLowerCase(), cell("title")];
  const blog = cell("blog_handle").toLowerCase();
  // A row that goes on with the one above; its first row says yes, or nothing.
  if (blog !== "" && cell("top_row") !== "" && !isYes(cell("top_row"))) return { passed: "comment" };
  if (handle === "") return { line, reason: "Handle is missing" };
  if (slugify(handle) === "") return { line, reason: `Handle '${handle}' cannot be made into an address` };
  if (title === "") return { line, reason: "Title is missing" };
  if (title.length > maxTitle) return { line, reason: `Title has more than ${maxTitle} characters` };
  const meta = (name: string) =>
    cell(`metafield_${name}`, `metafield_${name}_string`, `seo_${name.split("_")[0]}`);
  return {
    page: {
      line,
      handle,
      title,
      body: cell("body_html"),
      notes: [],
      oldAddress: blog === "" ? `/pages/${handle}` : `/blogs/${blog}/${handle}`,
      otherAddresses: [],
      isPublished: !isNo(cell("published")),
      metaTitle: meta("title_tag"),
      metaDescription: meta("description_tag"),
    },
  };
}
