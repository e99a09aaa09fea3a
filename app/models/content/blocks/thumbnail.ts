// @public

import type { Field, Fields } from "../../platform/fields/field";
import type { WidgetDeclaration } from "../widgets/widget-declaration";
import type { Piece, WrittenWidget } from "./piece";

/** What a small picture of a piece is drawn of. */
type ThumbnailPart = "picture" | "title" | "text" | "button" | "row" | "table" | "frame";

/** A strip of such a picture: the same parts in each of its columns. */
export type ThumbnailStrip = { columns: number; parts: readonly ThumbnailPart[] };

type Declarations = Readonly<Record<string, WidgetDeclaration | undefined>>;

const mostStrips = 4;
const mostColumns = 4;

const tokens =
  /data-widget="([^"]*)" data-attribute="([^"]*)"|<(h[1-6]|p|details|table|li)\b|class="(grid-2|grid-3|grid-aside)"/g;

/**
 * A small picture of what can be added, drawn from its HTML and from what its widgets declare, so that a new
 * widget has one, too (rule builder-17).
 */
export function thumbnailOf({ html, widgets }: Piece, declarations: Declarations): ThumbnailStrip[] {
  const strips: ThumbnailStrip[] = [];
  const add = (parts: ThumbnailPart[], columns = 1) => void strips.push({ columns, parts });
  for (const [, type, name = "", tag, grid] of html.matchAll(tokens)) {
    const last = strips.at(-1);
    if (type !== undefined) strips.push(stripOf(type, declarations[type], widgets[name]));
    else if (grid) add(["frame"], grid === "grid-3" ? 3 : 2);
    else if (tag === "details") add(["row"]);
    else if (tag === "table") add(["table"]);
    else if (tag === "li" && last?.parts[0] === "button")
      strips.splice(-1, 1, { columns: Math.min(last.columns + 1, mostColumns), parts: last.parts });
    else if (tag === "li") add(["button"]);
    // A question's answer is folded away.
    else if (tag === "p" && last?.parts[0] !== "row") add(["text"]);
    else if (tag?.startsWith("h")) add(["title"]);
  }
  return strips.length > 0 ? strips.slice(0, mostStrips) : [{ columns: 1, parts: ["frame"] }];
}

function stripOf(
  type: string,
  declared: WidgetDeclaration | undefined,
  content: WrittenWidget | undefined,
): ThumbnailStrip {
  if (!declared) return { columns: 1, parts: ["frame"] };
  if (/product|sellers|viewed/.test(type))
    return { columns: mostColumns, parts: ["picture", "title", "text"] };
  const parts = partsOf(declared.items.most > 0 ? declared.items.fields : declared.props);
  const columns = Number(content?.props.columns) || (content?.items.length ?? 1);
  return {
    columns: Math.max(1, Math.min(columns, mostColumns)),
    parts: parts.length > 0 ? parts : ["frame"],
  };
}

/** The parts of a widget in the order in which shops show them, each once. */
function partsOf(fields: Fields): ThumbnailPart[] {
  const found = new Set(Object.entries(fields).flatMap(([name, field]) => partOf(name, field) ?? []));
  const order: ThumbnailPart[] = ["picture", "title", "text", "button"];
  return order.filter((part) => found.has(part));
}

function partOf(name: string, { kind }: Field): ThumbnailPart | null {
  if (kind === "picture") return "picture";
  if (kind === "html" || (kind === "text" && /text|description/i.test(name))) return "text";
  if (kind === "text") return /title|name/i.test(name) ? "title" : "button";
  return kind === "link" ? "button" : null;
}
