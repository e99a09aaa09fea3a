import { DomUtils, parseDocument } from "htmlparser2";
import type { TemplateNode } from "~/models/content/template";

const { isTag, isText } = DomUtils;
type ChildNode = ReturnType<typeof parseDocument>["children"][number];
type Element = Extract<ChildNode, { attribs: unknown }>;

const widgetAttribute = "data-widget";
const nameAttribute = "data-attribute";

/**
 * Turns an owner's HTML into the tree React renders. Placeholders become widgets; every subtree without one stays a
 * string. The parser closes what was left open, so malformed HTML gives a page and not an error.
 */
export function parseTemplate(html: string): TemplateNode[] {
  const document = parseDocument(html.replace(/^\s*<!--[\s\S]*?-->/, ""), { decodeEntities: true });
  const keys = new Map<string, number>();
  return document.children.flatMap((node) => convert(node, keys));
}

function convert(node: ChildNode, keys: Map<string, number>): TemplateNode[] {
  if (isText(node)) return node.data.trim() ? [{ kind: "text", text: node.data }] : [];
  if (!isTag(node)) return [];
  const type = node.attribs[widgetAttribute];
  if (type)
    return [
      { kind: "widget", type, attributeName: node.attribs[nameAttribute] ?? "", key: uniqueKey(node, keys) },
    ];
  if (!holdsWidget(node))
    return [
      {
        kind: "html",
        tag: node.name,
        attributes: node.attribs,
        html: DomUtils.getInnerHTML(node, { encodeEntities: "utf8" }),
      },
    ];
  const children = node.children.flatMap((child) => convert(child, keys));
  return [{ kind: "element", tag: node.name, attributes: node.attribs, children }];
}

function holdsWidget(element: Element): boolean {
  return element.children.some(
    (child) => isTag(child) && (widgetAttribute in child.attribs || holdsWidget(child)),
  );
}

/** The same content may be placed twice on a page. */
function uniqueKey(node: Element, keys: Map<string, number>): string {
  const name = `${node.attribs[widgetAttribute]}:${node.attribs[nameAttribute] ?? ""}`;
  const times = keys.get(name) ?? 0;
  keys.set(name, times + 1);
  return times === 0 ? name : `${name}:${times}`;
}
