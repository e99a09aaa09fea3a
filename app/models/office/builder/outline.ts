import { type Block, hideAttribute, type LayoutBlock, spaceAttribute } from "../../content/blocks/block";
import { fromAttribute, untilAttribute } from "../../content/templates/shown-at";
import type { WidgetDeclaration } from "../../content/widgets/widget-declaration";
import type { WidgetContent } from "../../shops/pages/widget-content";
import type { OutlineRow } from "./builder-view";

/** What is known of widgets: how their types are called, and what they show. */
export type OutlineFacts = {
  declarations: Readonly<Record<string, WidgetDeclaration | undefined>>;
  contents: ReadonlyMap<string, WidgetContent>;
};

/** Blocks as rows, each layout before what it holds. */
export const outlineOf = (blocks: readonly Block[], facts: OutlineFacts, depth = 0): OutlineRow[] =>
  blocks.flatMap((block) => [
    {
      id: block.id,
      depth,
      ...saidOf(block, facts, depth),
      isLayout: block.kind === "layout",
      hiddenOn: saidAt(block, hideAttribute),
      space: saidAt(block, spaceAttribute),
      from: saidAt(block, fromAttribute),
      until: saidAt(block, untilAttribute),
    },
    ...(block.kind === "layout" ? outlineOf(block.blocks, facts, depth + 1) : []),
  ]);

function saidOf(block: Block, { declarations, contents }: OutlineFacts, depth: number) {
  if (block.kind === "html") return { label: "Text", words: block.words };
  if (block.kind === "layout") return { label: layoutLabel(block, depth), words: "" };
  const content = contents.get(block.name);
  return {
    label: declarations[block.type]?.title ?? block.type,
    words: content ? firstWords(content) : block.name,
  };
}

const labels: Readonly<Record<string, string>> = {
  band: "Stripe",
  "grid-2": "Two columns",
  "grid-3": "Three columns",
  "grid-aside": "Narrow and wide column",
  "grid-links": "Lists of links",
  narrow: "Narrow section",
  wide: "Wide section",
};

function layoutLabel({ classes, tag }: LayoutBlock, depth: number): string {
  const known = classes.find((one) => Object.hasOwn(labels, one));
  if (known) return labels[known] ?? "";
  return depth > 0 && tag === "div" ? "Column" : "Section";
}

/** A widget's title, or the first text in it; empty where it says nothing. */
export function firstWords({ props, items }: WidgetContent): string {
  const texts = [
    ...Object.entries(props).flatMap(([name, value]) => (/title/i.test(name) ? [value] : [])),
    ...items.flatMap((item) =>
      Object.entries(item).flatMap(([name, { value }]) => (isWords(name) ? [value] : [])),
    ),
  ];
  const text = texts.find((value) => typeof value === "string" && value.trim() !== "");
  return typeof text === "string"
    ? text
        .replace(/<[^>]*>/g, " ")
        .replace(/&amp;/g, "&")
        .replace(/\s+/g, " ")
        .trim()
        .slice(0, 60)
    : "";
}

const isWords = (name: string) => /title|text|description|label|question/i.test(name);

/** What an attribute of a block says; a text of the owner's own has none. */
const saidAt = (block: Block, name: string): string =>
  block.kind === "html" ? "" : (block.attributes[name] ?? "");
