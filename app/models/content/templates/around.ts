// @public

import { type HtmlFault, lineAt, withoutOpaque } from "./html-faults";
import type { TemplateKind } from "./template";

/** Kinds of templates whose `slug` is that of a category (rule templates-12). */
export const categoryKinds = ["category", "product"] as const satisfies readonly TemplateKind[];

/** Kinds of templates that stand around what the shop shows itself; a seller's `slug` is a seller's code. */
export const aroundKinds = [...categoryKinds, "seller"] as const satisfies readonly TemplateKind[];
/** See {@link aroundKinds}. */
export type AroundKind = (typeof aroundKinds)[number];

/** Whether templates of a kind stand around what the shop shows itself. */
export const isAroundKind = (kind: string): kind is AroundKind => aroundKinds.some((one) => one === kind);

/** The kind of what a seller builds on its own page, within the template around it (rule sellers-23). */
export const sellersPart = "seller_page";

/** Whether templates of a kind hold a place for what the shop shows itself. */
export const holdsMainPart = (kind: string): boolean => isAroundKind(kind) || kind === sellersPart;

/** The type of the widget in whose place the listing, the product or the seller stands. */
export const mainPart = "main-part";

const placed = new RegExp(`<[^<>]*?\\bdata-widget\\s*=\\s*["']?${mainPart}(?![\\w-])`, "gi");

/** Where HTML places the page's own part; what a comment says places nothing. */
const mainPartsIn = (html: string): number[] =>
  [...withoutOpaque(html).matchAll(placed)].map(({ index }) => index);

/** The HTML with a place for the page's own part, which is above the rest where its owner names none. */
export const withMainPart = (html: string): string =>
  mainPartsIn(html).length > 0 ? html : `<div data-widget="${mainPart}"></div>\n${html}`;

/** The second place of the page's own part, which would be shown twice; null where there is none. */
export function secondMainPart(html: string): HtmlFault | null {
  const second = mainPartsIn(html)[1];
  if (second === undefined) return null;
  return { line: lineAt(html, second), words: `"${mainPart}" is placed a second time: leave one place` };
}

/** What a choice among templates needs to know of each. */
type Candidate = { entityType: string; slug: string | null };

/**
 * The template around a page: that of the nearest category or of the seller, or else the first one for all;
 * undefined where there is none.
 * @param templates in the order in which they come first
 * @param trail slugs of the categories that lead to the page, the nearest one last; of a seller, its code
 */
export function templateAround<T extends Candidate>(
  templates: readonly T[],
  kind: AroundKind,
  trail: readonly string[],
): T | undefined {
  const own = templates.filter(({ entityType }) => entityType === kind);
  const nearest = trail.findLast((slug) => own.some((template) => template.slug === slug));
  return own.find(({ slug }) => (slug || undefined) === nearest);
}
