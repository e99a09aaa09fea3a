import type { CsvRow } from "../../catalogue/product-record";
import { slugify } from "../../platform/slug/slugify";
import { isYes, namedCells } from "./named-cells";

/** A page of another shop's file. */
export type MovedPage = {
  line: number;
  /** The last word of its address there. */
  handle: string;
  title: string;
  /** As the file has it: it is cleaned when it is written. */
  body: string;
  isPublished: boolean;
  metaTitle: string;
  metaDescription: string;
};

/** A row that is a page, or why it is none. */
export type PageReading = { page: MovedPage } | { line: number; reason: string };

/** Longest title, characters. */
const maxTitle = 200;

/** Reads a row of pages as exporters of Shopify write them (rule imports-8). */
export function pageRow(row: CsvRow): PageReading {
  const { line, cell } = namedCells(row);
  const [handle, title] = [cell("handle").toLowerCase(), cell("title")];
  if (handle === "") return { line, reason: "Handle is missing" };
  if (slugify(handle) === "") return { line, reason: `Handle '${handle}' cannot be made into an address` };
  if (title === "") return { line, reason: "Title is missing" };
  if (title.length > maxTitle) return { line, reason: `Title has more than ${maxTitle} characters` };
  const meta = (name: string) =>
    cell(`metafield_${name}`, `metafield_${name}_string`, `seo_${name.split("_")[0]}`);
  return {
    page: {
      ...{ line, handle, title, body: cell("body_html") },
      isPublished: isYes(cell("published") || "yes"),
      ...{ metaTitle: meta("title_tag"), metaDescription: meta("description_tag") },
    },
  };
}
