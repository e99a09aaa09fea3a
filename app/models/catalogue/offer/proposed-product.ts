// @public

import { escapeHtml } from "../../shops/hosts/escape-html";

/** What a seller says of a product of their own, as it is typed. */
export type ProposedTexts = {
  name: string;
  /** Plain text; an empty line begins a paragraph. Sellers write no HTML. */
  description: string;
  brand: string;
  /** Slug of a category; empty for none. */
  category: string;
  weight: string;
};

/** Plain text as the HTML of a description. */
export const paragraphsOf = (text: string): string =>
  text
    .split(/\r?\n\s*\r?\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => `<p>${escapeHtml(part).replace(/\r?\n/g, "<br>")}</p>`)
    .join("");

/** A description as it is typed: what {@link paragraphsOf} made, or an owner wrote, without its tags. */
export const typedParagraphs = (html: string): string =>
  html
    .replace(/<br\s*\/?>/g, "\n")
    .replace(/<\/li>/g, "\n")
    .replace(/<\/(?:p|ul|ol|h[1-6]|div)>\s*(?=<)/g, "\n\n")
    .replace(/<[^>]*>/g, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim()
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");

/** The columns of products.csv that a seller's words about a product fill. */
export const proposedColumns = (texts: ProposedTexts): Record<string, string> => ({
  name: texts.name,
  description: paragraphsOf(texts.description),
  brand: texts.brand,
  categories: texts.category,
  weight_g: texts.weight,
});
