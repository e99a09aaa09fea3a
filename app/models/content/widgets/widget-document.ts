// @public

import { fieldList } from "../../platform/fields/field-list";
import type { WidgetDeclaration } from "./widget-declaration";

type Declared = Pick<WidgetDeclaration, "props" | "items">;

const part = /<!-- fields of ([a-z-]+) -->\n[\s\S]*?<!-- end -->/g;

/** What an owner may write for a type of widget: lists of its properties and of its items' fields. */
function widgetFields({ props, items }: Declared): string {
  const lists = Object.keys(props).length > 0 ? [fieldList(props)] : [];
  if (items.most === 0) return lists.join("\n\n");
  const help = items.help ? ` ${items.help}` : "";
  const head =
    items.most === 1 ? `One item.${help}` : `Up to ${items.most} ${items.label.toLowerCase()}.${help}`;
  return [...lists, head, fieldList(items.fields)].join("\n\n");
}

/** The types whose fields a page of the documentation describes, in its order. */
export const describedTypes = (document: string): string[] =>
  [...document.matchAll(part)].map(([, type = ""]) => type);

/** A page of the documentation with the fields of the widgets it describes, as they are declared. */
export const withWidgetFields = (
  document: string,
  declarations: Readonly<Record<string, Declared | undefined>>,
): string =>
  document.replaceAll(part, (whole, type: string) => {
    const declared = Object.hasOwn(declarations, type) ? declarations[type] : undefined;
    return declared ? `<!-- fields of ${type} -->\n\n${widgetFields(declared)}\n\n<!-- end -->` : whole;
  });
