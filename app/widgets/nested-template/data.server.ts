import { type NestedItem, type NestedProps, nestedTemplate } from "~/models/content/nested-source";
import type { TemplateView } from "~/models/content/template-view";
import type { WidgetLoader } from "~/services/content/widget-loader";

/** The nested template; null if none is named or it does not exist. */
export const load: WidgetLoader<TemplateView | null, NestedProps, NestedItem> = async (ctx, content) => {
  const wanted = nestedTemplate(content.props, content.items);
  return wanted && ctx.nest(wanted);
};
