import type { TemplateNode } from "./template";

/** A widget where a template places it. */
export type PlacedWidget = Extract<TemplateNode, { kind: "widget" }>;

/** The widgets of a template, in the order of the page. */
export function placedWidgets(nodes: readonly TemplateNode[]): PlacedWidget[] {
  return nodes.flatMap((node) =>
    node.kind === "widget" ? [node] : node.kind === "element" ? placedWidgets(node.children) : [],
  );
}
