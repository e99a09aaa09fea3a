// @public

import type { Field, Fields, ReferenceTo } from "../../platform/fields/field";
import { asList, asText, findWritten } from "../../platform/fields/read-value";
import type { WidgetContent } from "../../shops/pages/widget-content";
import type { WidgetDeclaration } from "./widget-declaration";

/** What a widget's content names elsewhere in its shop. */
export type WidgetReferences = Record<ReferenceTo, string[]>;

function namesIn(name: string, field: Field, written: object): string[] {
  const { value } = findWritten(name, field, written);
  if (field.kind === "references") return asList(value);
  const text = asText(value);
  return text === "" ? [] : [text];
}

const namedIn = (fields: Fields, written: object) =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.kind === "reference" || field.kind === "references"
      ? [{ to: field.to, names: namesIn(name, field, written) }]
      : [],
  );

/**
 * The products, categories, templates and menus that a widget's content names, by its fields that lead to
 * such; what it leaves to a default is not among them.
 */
export function widgetReferences(
  declared: Pick<WidgetDeclaration, "props" | "items">,
  { props, items }: Pick<WidgetContent, "props" | "items">,
): WidgetReferences {
  const named = [
    ...namedIn(declared.props, props),
    ...items.flatMap((item) => namedIn(declared.items.fields, item)),
  ];
  const of = (kind: ReferenceTo) => named.flatMap(({ to, names }) => (to === kind ? names : []));
  return { product: of("product"), category: of("category"), menu: of("menu"), template: of("template") };
}
