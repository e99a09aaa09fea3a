// @public

import type { WidgetView } from "../widgets/widget-view";
import type { PageLayout, TemplateNode } from "./template";

/**
 * A template ready to render: the tree, and its widgets by the key of their placeholder. In preview, `notes`
 * says by the same key why a widget was left out, and `hints` lists other advice for the owner.
 */
export type TemplateView = {
  tree: TemplateNode[];
  widgets: Record<string, WidgetView>;
  notes?: Record<string, string>;
  hints?: string[];
};

/**
 * How a page changes the header and footer around it. Absent means the shop's primary one; null means none.
 */
export type PageShell = {
  layout: PageLayout;
  header?: TemplateView | null;
  footer?: TemplateView | null;
};

/**
 * What stands around what the shop shows itself. `hasSources` where its owner's scripts or styles are in it.
 */
export type AroundView = { view: TemplateView; hasSources: boolean };
