import { placedWidgets } from "./placed-widgets";
import type { TemplateNode } from "./template";
import type { TemplateView } from "./template-view";

/** Widgets with an order of their own in the sidebar. */
const isMenu = (node: TemplateNode) => node.kind === "widget" && node.type === "menu";

/**
 * A header with its menus in the order they have on mobile (`orderInMobile`, rule menus-5); those without one keep
 * their order behind them. What stands between the menus stays in its place.
 */
export function orderMenusForMobile(view: TemplateView): TemplateView {
  const menus = placedWidgets(view.tree).filter(isMenu);
  const order = (key: string) => {
    const value = view.widgets[key]?.props.orderInMobile;
    return typeof value === "number" ? value : Number.POSITIVE_INFINITY;
  };
  const sorted = [...menus].sort((a, b) => compare(order(a.key), order(b.key)));
  if (sorted.every((menu, index) => menu === menus[index])) return view;
  const next = sorted.values();
  const place = (nodes: TemplateNode[]): TemplateNode[] =>
    nodes.map((node) => {
      if (isMenu(node)) return next.next().value ?? node;
      return node.kind === "element" ? { ...node, children: place(node.children) } : node;
    });
  return { ...view, tree: place(view.tree) };
}

/** Infinity minus infinity is no number, so the difference will not do. */
const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1);
