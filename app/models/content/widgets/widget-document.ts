// @public

import { fieldList } from "../../platform/fields/field-list";
import type { WidgetDeclaration } from "./widget-declaration";

type Declared = Pick<WidgetDeclaration, "title" | "help" | "props" | "items">;

/** What an owner may write for a type of widget: lists of its properties and of its items' fields. */
function fieldsOf({ props, items }: Declared): string[] {
  const lists = Object.keys(props).length > 0 ? [fieldList(props)] : [];
  if (items.most === 0) return lists;
  const help = items.help ? ` ${items.help}` : "";
  const head =
    items.most === 1 ? `One item.${help}` : `Up to ${items.most} ${items.label.toLowerCase()}.${help}`;
  return [...lists, head, fieldList(items.fields)];
}

/**
 * The document of all types of widgets, made of what they declare (`npm run docs:widgets`). Types that share
 * a declaration are described together.
 * @param pictures the types of which there is a picture
 */
export function widgetsDocument(
  declarations: Readonly<Record<string, Declared | undefined>>,
  pictures: ReadonlySet<string>,
): string {
  const types = new Map<Declared, string[]>();
  for (const [type, declared] of Object.entries(declarations))
    if (declared) types.set(declared, [...(types.get(declared) ?? []), type]);
  return `${[
    "# Widgets, field by field",
    "Written by `npm run docs:widgets` from what the widgets declare. First come the properties (`props`), then the fields of its items. In brackets stands what a field takes; what is last there, alone, is the default, which a missing or wrong value becomes. The help of each field, and when it counts, is in the office and in [`widgetTypes`](owner-api.md#changes). How pages are built of them: [building pages](building-pages.md).",
    ...[...types].flatMap(([declared, names]) => [
      `## ${names.join(", ")}`,
      ...names
        .filter((name) => pictures.has(name))
        .map((name) => `![${declared.title}](screens/widgets/${name}.webp)`),
      declared.help,
      ...fieldsOf(declared),
    ]),
  ].join("\n\n")}\n`;
}
