import { type NestedItem, type NestedProps, nestedTemplate } from "~/models/content/menus/nested-source";
import type { TemplateView } from "~/models/content/templates/template-view";
import type { WidgetLoader } from "~/services/content/widgets/widget-loader";

/** The nested template; null if none is named or it does not exist. */
export const load: WidgetLoader<TemplateView | null, NestedProps, NestedItem> = async (ctx, content) => {
  const wanted = nestedTemplate(content.props, content.items);
  return wanted && ctx.nest(wanted);
};
