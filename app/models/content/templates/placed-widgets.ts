// @public

import type { TemplateNode } from "./template";

/** A widget at its place in a template. */
export type PlacedWidget = Extract<TemplateNode, { kind: "widget" }>;

/** The widgets of a template, in page order. */
export function placedWidgets(nodes: readonly TemplateNode[]): PlacedWidget[] {
  return nodes.flatMap((node) =>
    node.kind === "widget" ? [node] : node.kind === "element" ? placedWidgets(node.children) : [],
  );
}
