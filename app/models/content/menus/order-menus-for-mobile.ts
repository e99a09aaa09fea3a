// @public

import { placedWidgets } from "../templates/placed-widgets";
import type { TemplateNode } from "../templates/template";
import type { TemplateView } from "../templates/template-view";

/** Widgets with their own order in the sidebar. */
const isMenu = (node: TemplateNode) => node.kind === "widget" && node.type === "menu";

/**
 * A header with its menus in mobile order (`orderInMobile`, rule menus-5); menus without one come last, in
 * their own order. Content between the menus keeps its place.
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

/** Infinity minus Infinity is NaN, so the difference cannot be used. */
const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1);
