// @public

import type { RequestContext } from "../../shops/context/request-context.server";
import type { WidgetLoaderContext } from "./widget-loader";

/**
 * The context of the widgets of a page: that of the request, with the visitor looked up.
 * @param isPreview whether the owner is looking: then the page says why a widget is left out
 */
export async function widgetContext(
  context: RequestContext,
  isPreview = false,
): Promise<WidgetLoaderContext> {
  const {
    db,
    tenant,
    shop,
    now,
    log,
    actor,
    handlers,
    addCacheTags,
    remember,
    allowSources,
    doNotCache,
    isDocument,
    visitorPlace,
  } = context;
  const visitor = await context.visitor();
  return {
    db,
    tenant,
    shop,
    now,
    log,
    actor,
    handlers,
    addCacheTags,
    remember,
    allowSources,
    failed: doNotCache,
    isDocument,
    isPreview,
    visitor,
    visitorPlace,
  };
}
