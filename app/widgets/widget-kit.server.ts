import type { WidgetKit } from "~/services/content/widget-kit";
import { isWidgetType } from "./registry";
import { widgetDefinitions } from "./registry.server";

/** All widgets, as services know them. */
export const widgetKit: WidgetKit = {
  loaders: Object.fromEntries(Object.entries(widgetDefinitions).map(([type, { load }]) => [type, load])),
  check(type, content) {
    if (!isWidgetType(type)) return { problem: "there is no widget of this type" };
    if (!content) return { problem: "there is no content of this name" };
    if (content.type !== type) return { problem: `the content of this name is of type ${content.type}` };
    const checked = widgetDefinitions[type].schema.safeParse(content.props);
    if (checked.success)
      return { props: checked.data, isApart: "useIframe" in checked.data && checked.data.useIframe === true };
    const [issue] = checked.error.issues;
    return { problem: `its property ${issue?.path.join(".") ?? ""} is wrong: ${issue?.message ?? ""}` };
  },
};
