import { DomUtils, parseDocument } from "htmlparser2";

type AnyNode = ReturnType<typeof parseDocument>["children"][number];

/** An element of a parsed page. */
export type PageElement = Extract<AnyNode, { attribs: Record<string, string> }>;

/** Every element of a page, in document order. */
export function elementsOf(html: string): PageElement[] {
  return DomUtils.filter(DomUtils.isTag, parseDocument(html).children, true) as PageElement[];
}

const unseen = new Set(["script", "style", "template", "noscript", "head"]);
const inline = /^(a|abbr|b|bdi|code|em|i|kbd|label|mark|s|small|span|strong|sub|sup|time|u)$/;

/** Visible text of an element or a page: normalized white space, blocks separated by a space. */
export function seenText(node: PageElement | string): string {
  const children = typeof node === "string" ? parseDocument(node).children : node.children;
  return textOf(children).replace(/\s+/g, " ").trim();
}

function textOf(nodes: readonly AnyNode[]): string {
  return nodes
    .map((node) => {
      if (DomUtils.isText(node)) return node.data;
      if (!DomUtils.isTag(node)) return "";
      if (unseen.has(node.name)) return "";
      return inline.test(node.name) ? textOf(node.children) : ` ${textOf(node.children)} `;
    })
    .join("");
}
