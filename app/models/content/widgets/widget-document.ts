// @public

import { fieldTable } from "../../platform/fields/field-table";
import type { WidgetDeclaration } from "./widget-declaration";

type Declared = Pick<WidgetDeclaration, "props" | "items">;

const part =
  /<!-- fields of ([a-z-]+)\. npm run docs:widgets writes them -->\n[\s\S]*?<!-- end of fields -->/g;

/** What an owner may write for a type of widget: a table of its properties and one of its items' fields. */
function widgetTables({ props, items }: Declared): string {
  const tables = Object.keys(props).length > 0 ? [fieldTable(props, "property")] : [];
  if (items.most === 0) return tables.join("\n\n");
  const help = items.help ? ` ${items.help}` : "";
  const head =
    items.most === 1
      ? `It shows one item.${help}`
      : `Items: ${items.label.toLowerCase()}, up to ${items.most}.${help}`;
  return [...tables, head, fieldTable(items.fields, "field of an item")].join("\n\n");
}

/** The types whose fields a page of the documentation describes, in its order. */
export const describedTypes = (document: string): string[] =>
  [...document.matchAll(part)].map(([, type = ""]) => type);

/** A page of the documentation with the tables of the widgets it describes, as they are declared. */
export const withWidgetTables = (
  document: string,
  declarations: Readonly<Record<string, Declared | undefined>>,
): string =>
  document.replaceAll(part, (whole, type: string) => {
    const declared = Object.hasOwn(declarations, type) ? declarations[type] : undefined;
    if (!declared) return whole;
    const head = `<!-- fields of ${type}. npm run docs:widgets writes them -->`;
    return `${head}\n\n${widgetTables(declared)}\n\n<!-- end of fields -->`;
  });
