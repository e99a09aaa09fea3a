import {
  type Block,
  blockAttribute,
  findBlock,
  type LayoutBlock,
  titleAttribute,
} from "~/models/content/blocks/block";
import { type BlockChange, type BlockPlace, placeOfBlock } from "~/models/content/blocks/block-change";
import { escapeHtml } from "~/models/shops/hosts/escape-html";
import { readBlocks } from "./read-blocks.server";

/** The HTML after a change, and the id of the block it was about; null where it went. */
type Changed = { html: string; block: string | null };

/**
 * The HTML after a change, and the id of the block it was about; null where the change means nothing, such as
 * moving the first block up. Every byte outside of what moves stays.
 */
export function changeBlocks(html: string, change: BlockChange): Changed | null {
  const blocks = readBlocks(html);
  if (change.act === "insert") return insertAt(html, blocks, change.html, change.to);
  const block = findBlock(blocks, change.block);
  if (!block) return null;
  switch (change.act) {
    case "remove":
      return { html: cut(html, block), block: null };
    case "html":
      return {
        html: html.slice(0, block.start) + change.html.trim() + html.slice(block.end),
        block: block.id,
      };
    case "attributes": {
      const written = Object.entries(change.values).reduce(
        (text, [name, value]) => withAttribute(text, block, name, value),
        html,
      );
      return { html: written, block: block.id };
    }
    case "move":
      return moveTo(html, blocks, block, change.to);
    case "up":
    case "down": {
      const to = nextPlace(blocks, block, change.act);
      return to && moveTo(html, blocks, block, to);
    }
  }
}

/** The blocks a layout holds, or those of the page. */
function blocksIn(blocks: readonly Block[], into: string): readonly Block[] | null {
  if (into === "") return blocks;
  const layout = findBlock(blocks, into);
  return layout?.kind === "layout" ? layout.blocks : null;
}

const isGrid = (block: Block | undefined): boolean =>
  block?.kind === "layout" && block.classes.some((one) => one.startsWith("grid-"));

type Way = "up" | "down";

/**
 * The place one step on: beside the neighbor, into a layout, or out of one. Of a grid, columns are entered.
 */
function nextPlace(blocks: readonly Block[], block: Block, way: Way): BlockPlace | null {
  const { into, index } = placeOfBlock(block.id);
  const neighbor = neighborOf(blocks, block.id, way);
  const isColumn = isGrid(findBlock(blocks, into)) && block.kind === "layout";
  if (neighbor?.kind === "layout" && !isColumn) return enter(neighbor, way);
  if (neighbor) return { into, index: way === "up" ? index - 1 : index + 2 };
  return leave(blocks, into, way);
}

function neighborOf(blocks: readonly Block[], id: string, way: Way): Block | undefined {
  const { into, index } = placeOfBlock(id);
  return blocksIn(blocks, into)?.[way === "up" ? index - 1 : index + 1];
}

/** Into a layout; of a grid into the column that is nearest. */
function enter(layout: LayoutBlock, way: Way): BlockPlace {
  const column = layout.blocks.at(way === "up" ? -1 : 0);
  if (isGrid(layout) && column?.kind === "layout") return enter(column, way);
  return { into: layout.id, index: way === "up" ? layout.blocks.length : 0 };
}

/** Out of a layout; out of a column into the next one, or out of its grid. */
function leave(blocks: readonly Block[], layout: string, way: Way): BlockPlace | null {
  if (layout === "") return null;
  const { into, index } = placeOfBlock(layout);
  if (!isGrid(findBlock(blocks, into))) return { into, index: way === "up" ? index : index + 1 };
  const next = neighborOf(blocks, layout, way);
  return next?.kind === "layout" ? enter(next, way) : leave(blocks, into, way);
}

/** It goes where it was asked to; not into itself. */
function moveTo(html: string, blocks: readonly Block[], block: Block, to: BlockPlace): Changed | null {
  const spot = to.into === block.id || to.into.startsWith(`${block.id}.`) ? null : spotOf(html, blocks, to);
  if (!spot || spot.index === block.start || spot.index === block.end) return null;
  const grown = put(html, spot, html.slice(block.start, block.end));
  const shift = spot.index < block.start ? grown.html.length - html.length : 0;
  const after = cutRange(grown.html, block.start + shift, block.end + shift);
  const start = spot.index < block.start ? grown.start : grown.start - (grown.html.length - after.length);
  return { html: after, block: idAt(after, start) };
}

function insertAt(html: string, blocks: readonly Block[], text: string, to: BlockPlace): Changed | null {
  const spot = spotOf(html, blocks, to);
  if (!spot) return null;
  const grown = put(html, spot, text.trim());
  return { html: grown.html, block: idAt(grown.html, grown.start) };
}

/** The id of the block that begins at a place. */
const idAt = (html: string, start: number): string | null => {
  const find = (blocks: readonly Block[]): Block | undefined => {
    for (const block of blocks) {
      if (block.start === start) return block;
      if (block.kind === "layout" && block.start < start && start < block.end) return find(block.blocks);
      if (block.start < start && start < block.end) return block;
    }
    return undefined;
  };
  return find(readBlocks(html))?.id ?? null;
};

/** A place in the HTML, the blanks a line there begins with, and whether what comes there follows a block. */
type Spot = { index: number; indent: string; side: "before" | "after" | "alone" };

function spotOf(html: string, blocks: readonly Block[], { into, index }: BlockPlace): Spot | null {
  const among = blocksIn(blocks, into);
  if (!among) return null;
  const next = among[index];
  if (next) return { index: next.start, indent: indentAt(html, next.start), side: "before" };
  const last = among.at(-1);
  if (last) return { index: last.end, indent: indentAt(html, last.start), side: "after" };
  const layout = into === "" ? null : findBlock(blocks, into);
  if (layout?.kind !== "layout") return { index: html.length, indent: "", side: "before" };
  return { index: layout.innerStart, indent: `${indentAt(html, layout.start)}  `, side: "alone" };
}

/** The HTML with a text at a spot, and where the text begins. */
function put(html: string, { index, indent, side }: Spot, text: string): { html: string; start: number } {
  const [before, after] = [html.slice(0, index), html.slice(index)];
  if (side === "before") return { html: `${before}${text}\n${indent}${after}`, start: index };
  const start = index + 1 + indent.length;
  if (side === "after") return { html: `${before}\n${indent}${text}${after}`, start };
  return { html: `${before}\n${indent}${text}\n${indent.slice(2)}${after.trimStart()}`, start };
}

/** The blanks in front of a place on its line. */
const indentAt = (html: string, index: number): string =>
  /[ \t]*$/.exec(html.slice(html.lastIndexOf("\n", index - 1) + 1, index))?.[0] ?? "";

const cut = (html: string, { start, end }: Block) => cutRange(html, start, end);

/** Takes a range out, with its line where nothing else is on it. */
function cutRange(html: string, start: number, end: number): string {
  const lineStart = html.lastIndexOf("\n", start - 1) + 1;
  const isFirst = html.slice(lineStart, start).trim() === "";
  const rest = /^[ \t]*(?:\r?\n|$)/.exec(html.slice(end));
  if (isFirst && rest) return html.slice(0, lineStart) + html.slice(end + rest[0].length);
  return html.slice(0, start) + html.slice(end);
}

/** A block's first start tag with an attribute of this value; without it for an empty one. */
function withAttribute(html: string, block: Block, name: string, value: string): string {
  const [at] = block.marks;
  if (at === undefined) return html;
  const tag = /^(?:"[^"]*"|'[^']*'|[^"'>])*/.exec(html.slice(at))?.[0] ?? "";
  const known = new RegExp(`\\s+${name}(?:\\s*=\\s*(?:"[^"]*"|'[^']*'|[^\\s"'>]+))?(?=[\\s/]|$)`, "i");
  const bare = tag.replace(known, "");
  const written = value === "" ? "" : ` ${name}="${value.replace(/&/g, "&amp;").replace(/"/g, "&quot;")}"`;
  const slash = /\s*\/\s*$/.exec(bare)?.[0] ?? "";
  const next = `${bare.slice(0, bare.length - slash.length)}${written}${slash}`;
  return html.slice(0, at) + next + html.slice(at + tag.length);
}

/** What widgets are called, by their types. */
type Titles = Readonly<Record<string, { title: string } | undefined>>;

/**
 * The HTML with each block's id at its elements, and at a widget what it is called, for the frame in which
 * one chooses them.
 */
export function withBlockMarks(html: string, blocks: readonly Block[], titles: Titles = {}): string {
  const marks = blocks
    .flatMap(function marksOf(block): { at: number; text: string }[] {
      const title = block.kind === "widget" ? (titles[block.type]?.title ?? block.type) : "";
      const called = title === "" ? "" : ` ${titleAttribute}="${escapeHtml(title)}"`;
      const own = block.marks.map((at) => ({ at, text: ` ${blockAttribute}="${block.id}"${called}` }));
      return block.kind === "layout" ? [...own, ...block.blocks.flatMap(marksOf)] : own;
    })
    .sort((one, other) => other.at - one.at);
  return marks.reduce((written, { at, text }) => written.slice(0, at) + text + written.slice(at), html);
}
