import { standsAlone } from "~/models/content/menus/header-parts";
import type { Hydration } from "~/models/content/templates/static-parts";
import type { WidgetKit } from "~/services/content/widgets/widget-kit";
import { isWidgetType, type WidgetType } from "./registry";
import { widgetDefinitions } from "./registry.server";

/** All widgets, as services know them. */
export const widgetKit: WidgetKit = {
  declarations: Object.fromEntries(
    Object.entries(widgetDefinitions).map(([type, { declared }]) => [type, declared]),
  ),
  // A loader is called with what its own type's declaration read.
  loaders: Object.fromEntries(
    Object.entries(widgetDefinitions).map(([type, { load }]) => [type, load]),
  ) as WidgetKit["loaders"],
  hydrationOf({ type, props }) {
    const hydrates = isWidgetType(type) ? hydratesOf(type) : undefined;
    return typeof hydrates === "function" ? hydrates(props) : (hydrates ?? "all");
  },
  check(type, stored) {
    if (!isWidgetType(type)) return { problem: "there is no widget of this type" };
    const content = stored ?? (standsAlone(type) ? { type, props: {}, items: [] } : undefined);
    if (!content) return { problem: "there is no content of this name" };
    if (content.type !== type) return { problem: `the content of this name is of type ${content.type}` };
    const { props, items } = widgetDefinitions[type].declared.read(content);
    return { props, items, isApart: "useIframe" in props && props.useIframe === true };
  },
};

/** What a type says of its hydration. It is asked with properties which the type's own declaration read. */
const hydratesOf = (type: WidgetType) =>
  widgetDefinitions[type].hydrates as Hydration | ((props: unknown) => Hydration) | undefined;
