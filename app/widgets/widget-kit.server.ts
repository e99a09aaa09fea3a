import type { WidgetKit } from "~/services/content/widget-kit";
import { widgets } from "./registry";
import { widgetLoaders } from "./registry.server";

/** All widgets, as services know them. */
export const widgetKit: WidgetKit = {
  loaders: widgetLoaders,
  problemOf(type, content) {
    const definition = Object.hasOwn(widgets, type) ? widgets[type] : undefined;
    if (!definition) return "there is no widget of this type";
    if (!content) return "there is no content of this name";
    if (content.type !== type) return `the content of this name is of type ${content.type}`;
    const props = definition.schema.safeParse(content.props);
    if (props.success) return null;
    const [issue] = props.error.issues;
    return `its property ${issue?.path.join(".") ?? ""} is wrong: ${issue?.message ?? ""}`;
  },
};
