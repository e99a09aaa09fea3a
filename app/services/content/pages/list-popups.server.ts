// @public

import { isPopupPage, popupPages } from "~/models/content/popups/popup-page";
import { isPopupFor } from "~/models/content/popups/popup-verdict";
import { placedWidgets } from "~/models/content/templates/placed-widgets";
import type { WidgetContent } from "~/models/shops/pages/widget-content";
import type { RequestContext } from "../../shops/context/request-context.server";
import { findFrameTemplate } from "../templates/find-frame-template.server";
import type { StoredTemplate } from "../templates/find-template.server";
import { readSpokenContents } from "../widgets/read-widget-contents.server";
import { parsedTemplate } from "./parsed-template.server";

/** A popup of a page: the attribute name its content is stored under, and that content. */
export type FoundPopup = { attribute: string; content: WidgetContent };

/**
 * The popups a visitor may meet on a page: those its template, header and footer place, as far as their rules
 * bind them to this page and they are not for signed-in customers alone (rule popups-3).
 * @param page the CMS page of the address, or null
 */
export async function listPopups(
  context: RequestContext,
  path: string,
  page: StoredTemplate | null,
): Promise<FoundPopup[]> {
  const frame = await Promise.all([
    findFrameTemplate(context, "header", page?.headerName),
    findFrameTemplate(context, "footer", page?.footerName),
  ]);
  const parsed = await Promise.all(
    [page, ...frame].map((template) => template && parsedTemplate(context, template)),
  );
  const names = parsed
    .flatMap((template) => (template ? placedWidgets(template.tree) : []))
    .filter(({ type }) => type === "popup")
    .map(({ attributeName }) => attributeName);
  const contents = await readSpokenContents(context, names);
  const isSignedIn = (await context.visitor()).customer !== null;
  return [...contents].flatMap(([attribute, content]) => {
    const { pages, slugs, loggedInOnly } = content.props;
    const rule = {
      pages: popupPages.filter((name) => textsOf(pages).includes(name)),
      slugs: textsOf(slugs),
    };
    const isShown =
      content.type === "popup" &&
      isPopupPage(rule, path) &&
      isPopupFor({ loggedInOnly: loggedInOnly === true }, isSignedIn);
    return isShown ? [{ attribute, content }] : [];
  });
}

/** The texts of a property that should be a list of them. */
function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === "string") : [];
}
