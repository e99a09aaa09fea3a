import type { WidgetItem } from "../widget/widget-content";
import type { Layout, TemplateNode } from "./template";

/**
 * A widget of a page with everything its component needs: properties as its schema made them, so that a browser needs no
 * schema; `data` is what its loader answered, or null.
 */
export type WidgetView = { type: string; props: Record<string, unknown>; items: WidgetItem[]; data: unknown };

/**
 * A template ready to be rendered: the tree, and its widgets by the key their placeholder carries. In preview, `notes`
 * says by the same key why a widget was left out, and `hints` what else its owner should know.
 */
export type TemplateView = {
  tree: TemplateNode[];
  widgets: Record<string, WidgetView>;
  notes?: Record<string, string>;
  hints?: string[];
};

/**
 * What a page changes of the frame around it. A header or footer that is absent is the shop's primary one; null is none.
 */
export type PageShell = {
  layout: Layout;
  header?: TemplateView | null;
  footer?: TemplateView | null;
};
