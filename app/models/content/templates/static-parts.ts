// @public

import { staticData } from "../../platform/page/static-data";
import type { WidgetView } from "../widgets/widget-view";
import type { TemplateNode } from "./template";
import type { TemplateView } from "./template-view";

/** What a browser needs of a widget to take it over: `nothing`, all but its `data`, or `all`. */
export type Hydration = "nothing" | "all but data" | "all";

/** Elements whose text is no HTML, or that hold what works only where it is: they stay as they are. */
const isApart = /^(script|style|textarea|iframe|template|noscript|select|svg|math)$/;

/**
 * A template whose parts that need no script are static (rule hydration-1): HTML, widgets that hydrate
 * `nothing`, and elements around nothing else. The view itself is not changed.
 * @param hydrationOf what a browser needs of a widget
 * @param isDocument whether the page goes out as HTML
 */
export function withStaticParts(
  view: TemplateView,
  hydrationOf: (widget: WidgetView) => Hydration,
  isDocument: boolean,
): TemplateView {
  const { widgets } = view;
  const isStatic = (node: TemplateNode): boolean => {
    if (node.kind === "widget") {
      const widget = widgets[node.key];
      return !widget || hydrationOf(widget) === "nothing";
    }
    return node.kind === "element" ? !isApart.test(node.tag) && node.children.every(isStatic) : true;
  };
  const partOf = (children: TemplateNode[]) => staticData({ tree: children, widgets }, isDocument);
  const place = (node: TemplateNode, isOutermost: boolean): TemplateNode => {
    switch (node.kind) {
      case "html":
        if (isApart.test(node.tag) || node.html === "") return node;
        return { ...node, kind: "static-html", html: staticData(node.html, isDocument) };
      case "element":
        if (!isStatic(node)) return { ...node, children: node.children.map((child) => place(child, false)) };
        return { kind: "static", tag: node.tag, attributes: node.attributes, part: partOf(node.children) };
      case "widget":
        // Within an element of the owner's, another one around the widget might look different.
        if (!isOutermost || !widgets[node.key] || !isStatic(node)) return node;
        return { kind: "static", tag: "div", attributes: { class: "contents" }, part: partOf([node]) };
      default:
        return node;
    }
  };
  const tree = view.tree.map((node) => place(node, true));
  const hydrated = new Set(hydratedKeys(tree));
  const kept = Object.entries(widgets).flatMap(([key, widget]): [string, WidgetView][] => {
    if (!hydrated.has(key)) return [];
    const isShared = hydrationOf(widget) === "all but data" && widget.data !== null;
    return [[key, isShared ? { ...widget, data: staticData(widget.data, isDocument) } : widget]];
  });
  return { ...view, tree, widgets: Object.fromEntries(kept) };
}

/** The keys of widgets outside of static parts. */
const hydratedKeys = (nodes: readonly TemplateNode[]): string[] =>
  nodes.flatMap((node) =>
    node.kind === "widget" ? [node.key] : node.kind === "element" ? hydratedKeys(node.children) : [],
  );
