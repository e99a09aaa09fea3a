import type { WidgetItem } from "../shops/widget-content";
import type { Layout, TemplateNode } from "./template";

/**
 * A widget with everything its component needs: validated properties, so that the browser needs no schema; `data` is
 * its loader's result, or null.
 */
export type WidgetView = { type: string; props: Record<string, unknown>; items: WidgetItem[]; data: unknown };

/**
 * A template ready to render: the tree, and its widgets by the key of their placeholder. In preview, `notes` says by
 * the same key why a widget was left out, and `hints` lists other advice for the owner.
 */
export type TemplateView = {
  tree: TemplateNode[];
  widgets: Record<string, WidgetView>;
  notes?: Record<string, string>;
  hints?: string[];
};

/** How a page changes the header and footer around it. Absent means the shop's primary one; null means none. */
export type PageShell = {
  layout: Layout;
  header?: TemplateView | null;
  footer?: TemplateView | null;
};
