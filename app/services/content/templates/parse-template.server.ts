// @public

import { DomUtils, parseDocument } from "htmlparser2";
import { blockAttribute, hideAttribute, titleAttribute } from "~/models/content/blocks/block";
import { fromAttribute, untilAttribute } from "~/models/content/templates/shown-at";
import type { TemplateNode, WidgetAround } from "~/models/content/templates/template";
import { dressPictures } from "~/models/platform/media/dress-pictures";
import { noteAttribute } from "./owner-notes.server";

const { isTag, isText } = DomUtils;
type ChildNode = ReturnType<typeof parseDocument>["children"][number];
type Element = Extract<ChildNode, { attribs: unknown }>;

const widgetAttribute = "data-widget";
const nameAttribute = "data-attribute";

/**
 * Turns an owner's HTML into the tree React renders. Placeholders become widgets; every subtree without one
 * stays a string. The parser closes what was left open, so malformed HTML gives a page and not an error.
 */
export function parseTemplate(html: string, { showsNotes = false } = {}): TemplateNode[] {
  // What a template begins with is often seen first, so its pictures are not told to wait.
  const dressed = dressPictures(html.replace(/^\s*<!--[\s\S]*?-->/, ""), { isLazy: false });
  const document = parseDocument(dressed, { decodeEntities: true });
  if (!showsNotes && dressed.includes(noteAttribute))
    for (const note of DomUtils.filter((node) => isTag(node) && noteAttribute in node.attribs, document))
      DomUtils.removeElement(note);
  const keys = new Map<string, number>();
  return document.children.flatMap((node) => convert(node, keys));
}

function convert(node: ChildNode, keys: Map<string, number>): TemplateNode[] {
  if (isText(node)) return node.data.trim() ? [{ kind: "text", text: node.data }] : [];
  if (!isTag(node)) return [];
  // The document around the page is ours: a second html, head or body would be dropped by the browser.
  if (/^(html|head|body)$/.test(node.name)) return node.children.flatMap((child) => convert(child, keys));
  // React refuses a name that is not one, and with it the whole page.
  if (!/^[a-z][a-z0-9-]*$/.test(node.name)) return [];
  const type = node.attribs[widgetAttribute];
  if (type)
    return [
      {
        kind: "widget",
        type,
        attributeName: node.attribs[nameAttribute] ?? "",
        key: uniqueKey(node, keys),
        ...aroundOf(node),
      },
    ];
  if (writes(node) || (hasHandler(node) && !holdsWidget(node)))
    return [
      { kind: "html", tag: "div", attributes: { class: "contents" }, html: DomUtils.getOuterHTML(node) },
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
  return [{ kind: "element", ...placeholder(node), children }];
}

const ofPlace = new Set([hideAttribute, blockAttribute, titleAttribute, fromAttribute, untilAttribute]);

/** What the place of a widget says of it (rules builder-4 and builder-8). */
function aroundOf({ attribs }: Element): { around?: WidgetAround } {
  const said = Object.entries(attribs).filter(([name]) => ofPlace.has(name));
  return said.length > 0 ? { around: Object.fromEntries(said) } : {};
}

/** How a placeholder for an element that cannot hold just anything is displayed. */
const displayOf: Record<string, string> = {
  p: "block",
  table: "table",
  thead: "table-header-group",
  tbody: "table-row-group",
  tfoot: "table-footer-group",
  tr: "table-row",
  td: "table-cell",
  th: "table-cell",
};

/**
 * Browsers close a paragraph before a block and move what a table cannot hold out of it, after which the page
 * is no longer what the server rendered. Such an element around a widget becomes a `div` that looks the same.
 */
function placeholder(node: Element) {
  const display = displayOf[node.name];
  if (!display) return { tag: node.name, attributes: node.attribs };
  const style = `display:${display};${node.attribs.style ?? ""}`;
  return { tag: "div", attributes: { ...node.attribs, style } };
}

/**
 * A script that writes into the page as it is read: what it writes stands within an element whose content
 * React leaves alone.
 */
const writes = (node: Element) =>
  node.name === "script" && /\bdocument\s*\.\s*write/.test(DomUtils.textContent(node));

/** React takes no handlers that are texts: an element with its own is kept as HTML within another one. */
const hasHandler = ({ attribs }: Element) => Object.keys(attribs).some((name) => /^on[a-z]+$/.test(name));

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
