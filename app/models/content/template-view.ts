import type { WidgetItem } from "../widget/widget-content";
import type { TemplateNode } from "./template";

/** A widget of a page with everything its component needs; `data` is what its loader answered, or null. */
export type WidgetView = { type: string; props: Record<string, unknown>; items: WidgetItem[]; data: unknown };

/** A template ready to be rendered: the tree, and its widgets by the key their placeholder carries. */
export type TemplateView = { tree: TemplateNode[]; widgets: Record<string, WidgetView> };
