// @public

import { DomUtils, parseDocument } from "htmlparser2";
import type { Block } from "~/models/content/blocks/block";

const { isTag, isText, isComment } = DomUtils;
type ChildNode = ReturnType<typeof parseDocument>["children"][number];
type Element = Extract<ChildNode, { attribs: unknown }>;

/** Classes of elements that hold others, whatever is in them (rule builder-2). */
const layoutClasses = new Set(["band", "grid-2", "grid-3", "grid-aside", "grid-links"]);

/**
 * The blocks of a template's HTML (rule builder-1): its widgets, the elements that hold them, and the owner's
 * own HTML between them, which is one block however many elements it has, but for sections, each of which is
 * moved alone. What stands between two blocks belongs to neither, so that a block can go or move and every
 * other byte stays.
 */
export const readBlocks = (html: string): Block[] =>
  blocksOf(parseDocument(html, { withStartIndices: true, withEndIndices: true }).children, html, "");

function blocksOf(nodes: readonly ChildNode[], html: string, around: string): Block[] {
  const blocks: Block[] = [];
  let isBehindSection = false;
  const idOf = (place: number) => (around === "" ? String(place) : `${around}.${place}`);
  for (const node of nodes) {
    if (isComment(node) || (isText(node) && node.data.trim() === "")) continue;
    const { start, end } = placeOf(node, html);
    const id = idOf(blocks.length);
    if (isTag(node) && node.attribs["data-widget"]) {
      const { "data-widget": type = "", "data-attribute": name = "" } = node.attribs;
      blocks.push({
        id,
        kind: "widget",
        type,
        name,
        attributes: node.attribs,
        start,
        end,
        marks: [markOf(node)],
      });
      continue;
    }
    if (isTag(node) && isLayout(node)) {
      const { innerStart, innerEnd } = innerOf(node, html, end);
      const blocksWithin = blocksOf(node.children, html, id);
      const classes = (node.attribs.class ?? "").split(/\s+/).filter(Boolean);
      const marks = [markOf(node)];
      blocks.push({
        id,
        kind: "layout",
        tag: node.name,
        classes,
        attributes: node.attribs,
        innerStart,
        innerEnd,
        blocks: blocksWithin,
        start,
        end,
        marks,
      });
      continue;
    }
    const last = blocks.at(-1);
    const marks = isTag(node) ? [markOf(node)] : [];
    const words = wordsOf(node);
    const isSection = isTag(node) && node.name === "section";
    const goesOn = last?.kind === "html" && !isSection && !isBehindSection;
    isBehindSection = isSection;
    if (goesOn)
      blocks[blocks.length - 1] = {
        ...last,
        end,
        marks: [...last.marks, ...marks],
        words: joined(last.words, words),
      };
    else blocks.push({ id, kind: "html", words, start, end, marks });
  }
  return blocks;
}

/** Its place without the blanks around a text. */
function placeOf(node: ChildNode, html: string): { start: number; end: number } {
  const start = node.startIndex ?? 0;
  const end = (node.endIndex ?? start - 1) + 1;
  const text = html.slice(start, end);
  return {
    start: start + text.length - text.trimStart().length,
    end: end - text.length + text.trimEnd().length,
  };
}

const markOf = (node: Element) => (node.startIndex ?? 0) + 1 + node.name.length;

/** It holds a widget, or can hold one: a known class, or a container with nothing in it yet. */
function isLayout(node: Element): boolean {
  const classes = (node.attribs.class ?? "").split(/\s+/);
  if (classes.some((one) => layoutClasses.has(one))) return true;
  if (
    /^(div|section)$/.test(node.name) &&
    node.children.every((child) => isText(child) && child.data.trim() === "")
  )
    return true;
  return holdsWidget(node);
}

const holdsWidget = (node: Element): boolean =>
  node.children.some((child) => isTag(child) && ("data-widget" in child.attribs || holdsWidget(child)));

/** Where its content begins and ends; an element without an end tag ends where its content does. */
function innerOf(node: Element, html: string, end: number) {
  const startTag = /^<(?:"[^"]*"|'[^']*'|[^"'>])*>/.exec(html.slice(node.startIndex ?? 0))?.[0] ?? "";
  const innerStart = (node.startIndex ?? 0) + startTag.length;
  const endTag = /<\/[^<>]*>$/.exec(html.slice(innerStart, end))?.[0] ?? "";
  return { innerStart, innerEnd: end - endTag.length };
}

const most = 80;

function wordsOf(node: ChildNode): string {
  const text = DomUtils.innerText(node).replace(/\s+/g, " ").trim();
  if (text !== "") return text.slice(0, most);
  return isTag(node) ? `<${node.name}>` : "";
}

const joined = (words: string, more: string) => `${words} ${more}`.trim().slice(0, most);
