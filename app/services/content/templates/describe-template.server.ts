// @public

import { placedWidgets } from "~/models/content/templates/placed-widgets";
import type { WidgetContent } from "~/models/shops/pages/widget-content";
import type { RequestContext } from "../../shops/context/request-context.server";
import { parsedTemplate } from "../pages/parsed-template.server";
import { readWidgetContents } from "../widgets/read-widget-contents.server";
import { findFrameTemplate } from "./find-frame-template.server";
import type { StoredTemplate } from "./find-template.server";

/** What a template places: attribute names in the order of the page, and what is stored under them. */
export type TemplateContent = { attributes: string[]; contents: Record<string, WidgetContent> };

/** Reads the content of a template's widgets, as it is stored. */
export async function readTemplateContent(
  context: RequestContext,
  template: StoredTemplate,
): Promise<TemplateContent> {
  const placed = placedWidgets((await parsedTemplate(context, template)).tree);
  const attributes = [...new Set(placed.map(({ attributeName }) => attributeName).filter(Boolean))];
  return { attributes, contents: Object.fromEntries(await readWidgetContents(context, attributes)) };
}

/** The ids of the header and footer a page is shown with; null for none (rule templates-3). */
export async function findFrameIds(context: RequestContext, template: StoredTemplate) {
  if (template.entityType !== "page" || template.layout === "no-layout")
    return { headerId: null, footerId: null };
  const isCheckout = template.layout === "checkout";
  const [header, footer] = await Promise.all([
    findFrameTemplate(context, isCheckout ? "checkout_header" : "header", template.headerName),
    findFrameTemplate(context, isCheckout ? "checkout_footer" : "footer", template.footerName),
  ]);
  return { headerId: header?.id ?? null, footerId: footer?.id ?? null };
}
