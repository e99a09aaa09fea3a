// @public

import { isHiddenData, staticData } from "../../platform/page/static-data";
import type { TemplateNode } from "./template";
import type { TemplateView } from "./template-view";

/** Elements that act and show nothing, or load a page of their own: twice on a page they would act twice. */
const acts = /^(script|noscript|style|link|iframe)$/;
const actingHtml = /<(script|noscript|style|iframe)\b[\s\S]*?<\/\1\s*>|<link\b[^>]*>/gi;

/** A header's template for its second place, the sidebar: what an owner's scripts do, they do once. */
export const withoutScripts = (view: TemplateView): TemplateView => ({ ...view, tree: clean(view.tree) });

const clean = (nodes: readonly TemplateNode[]): TemplateNode[] =>
  nodes.flatMap((node): TemplateNode[] => {
    if ("tag" in node && acts.test(node.tag)) return [];
    switch (node.kind) {
      case "html":
        return [{ ...node, html: node.html.replace(actingHtml, "") }];
      case "static-html":
        return [{ ...node, html: changed(node.html, (html) => html.replace(actingHtml, "")) }];
      case "static":
        return [{ ...node, part: changed(node.part, (part) => ({ ...part, tree: clean(part.tree) })) }];
      case "element":
        return [{ ...node, children: clean(node.children) }];
      default:
        return [node];
    }
  });

/** Other data for a static part; a browser that has only the HTML keeps that. */
const changed = <Data>(of: { readonly data?: Data }, change: (data: Data) => Data) =>
  of.data === undefined ? of : staticData(change(of.data), isHiddenData(of));
