import type { Field, Fields } from "../../platform/fields/field";
import type { WidgetDeclaration } from "../widgets/widget-declaration";
import type { PaletteEntry, Piece, WrittenWidget } from "./piece";
import { sections } from "./sections";

/** A part of the palette. */
export type PaletteGroup = { label: string; entries: readonly PaletteEntry[] };

const layout = (key: string, label: string, help: string, html: string): PaletteEntry => ({
  key: `layout:${key}`,
  label,
  help,
  piece: { html, widgets: {} },
});

const column = "  <div>\n  </div>";

/** Elements that hold others (rule builder-2), and the owner's own HTML. */
const layouts: readonly PaletteEntry[] = [
  layout("band", "Stripe", "A colored ground over the full width.", '<section class="band">\n</section>'),
  layout(
    "two",
    "Two columns",
    "Beside each other from 768 px on.",
    `<div class="grid-2">\n${column}\n${column}\n</div>`,
  ),
  layout(
    "three",
    "Three columns",
    "Beside each other from 768 px on.",
    `<div class="grid-3">\n${column}\n${column}\n${column}\n</div>`,
  ),
  layout(
    "aside",
    "Narrow and wide column",
    "Something to read beside something longer, from 992 px on.",
    `<div class="grid-aside">\n${column}\n${column}\n</div>`,
  ),
  layout(
    "html",
    "Text of your own",
    "Headings, paragraphs and lists, or any HTML.",
    '<section class="prose narrow">\n  <h2>Heading</h2>\n  <p>What you have to say.</p>\n</section>',
  ),
];

/** Everything that can be put into a page (rule builder-3). */
export function paletteOf(
  declarations: Readonly<Record<string, WidgetDeclaration | undefined>>,
): PaletteGroup[] {
  const widgets = Object.entries(declarations).flatMap(([type, declared]): PaletteEntry[] => {
    if (!declared) return [];
    const { title, help } = declared;
    return [
      { key: `widget:${type}`, label: title, help, piece: widgetPiece(type, starterOf(type, declared)) },
    ];
  });
  const isOwn = ({ key }: PaletteEntry) => !declarations[key.slice("widget:".length)]?.isOfFrame;
  return [
    { label: "Sections", entries: sections.map(({ key, ...rest }) => ({ ...rest, key: `section:${key}` })) },
    { label: "Layout and text", entries: layouts },
    { label: "Widgets", entries: widgets.filter(isOwn) },
    { label: "Parts that the shop fills in", entries: widgets.filter((entry) => !isOwn(entry)) },
  ];
}

/** The entry of a key; undefined where there is none. */
export const findInPalette = (groups: readonly PaletteGroup[], key: string): PaletteEntry | undefined =>
  groups.flatMap(({ entries }) => entries).find((entry) => entry.key === key);

const widgetPiece = (type: string, content: WrittenWidget): Piece => ({
  html: `<div data-widget="${type}" data-attribute="${type}"></div>`,
  widgets: { [type]: content },
});

/** What a new widget begins with: one item whose texts say what they are for. */
const starterOf = (type: string, { items, starter }: WidgetDeclaration): WrittenWidget => ({
  type,
  props: Object.assign({}, starter?.props),
  items: items.most > 0 ? [Object.assign(starterValues(items.fields), starter?.item)] : [],
});

const starterValues = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = starterValue(field);
      return value === null ? [] : [[name, value]];
    }),
  );

function starterValue(field: Field): string | null {
  if (field.when) return null;
  if (field.kind === "text") return field.default === "" && /title/i.test(field.label) ? field.label : null;
  return field.kind === "html" ? `<p>${field.label}</p>` : null;
}

/** A name that is not taken yet: `hero`, `hero-2`. */
export function freeName(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  const stem = wanted.replace(/-\d+$/, "");
  for (let count = 2; ; count += 1) if (!taken.has(`${stem}-${count}`)) return `${stem}-${count}`;
}

/** A piece whose widgets have names that are not taken yet. */
export function withFreeNames({ html, widgets }: Piece, taken: ReadonlySet<string>): Piece {
  const names = new Set(taken);
  const free: Record<string, WrittenWidget> = {};
  let text = html;
  for (const [name, content] of Object.entries(widgets)) {
    const own = freeName(name, names);
    names.add(own);
    free[own] = content;
    text = text.replaceAll(`data-attribute="${name}"`, `data-attribute="${own}"`);
  }
  return { html: text, widgets: free };
}
