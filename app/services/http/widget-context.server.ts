import type { WidgetLoaderContext } from "../content/load-template-view.server";
import type { RequestContext } from "./request-context.server";

/** The context of the widgets of a page: that of the request, with the visitor looked up. */
export async function widgetContext(
  context: RequestContext,
  isPreview = false,
): Promise<WidgetLoaderContext> {
  const { db, shop, now, log, shows, content, allowScripts } = context;
  return { db, shop, now, log, shows, content, allowScripts, isPreview, visitor: await context.visitor() };
}
