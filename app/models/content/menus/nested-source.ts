// @public

import { choice, list, reference } from "../../platform/fields/describe";
import { declareWidget, type ItemOf, type PropsOf } from "../widgets/widget-declaration";

/** Names of the widget that shows another template (rule widgets-13); pages use the latter two for forms. */
export const nestedTypes: readonly string[] = ["block", "form-content", "form-placeholder"];

/**
 * The widget that shows another template (rule widgets-13), by kind and name. Headers and footers have their
 * own source.
 */
export const nestedDeclaration = declareWidget({
  title: "Another template",
  help: "Shows a template inside this one.",
  props: {
    source: choice(
      "Kind",
      [
        ["block", "Block"],
        ["form", "Form"],
        ["header", "Header"],
        ["footer", "Footer"],
      ],
      { default: "block" },
    ),
    template: reference("Template", "template", {
      help: "Its name, here or in the item. A header or footer without one is the primary one.",
    }),
  },
  items: list("Template", "Template", { template: reference("Template", "template") }, { most: 1 }),
});

/** Properties as they are read. */
export type NestedProps = PropsOf<typeof nestedDeclaration>;
/** An item as it is read. */
export type NestedItem = ItemOf<typeof nestedDeclaration>;

/**
 * The template to show, named here or in the first item. Null without a name; a header or footer is then the
 * primary one.
 */
export function nestedTemplate(
  props: NestedProps,
  items: readonly NestedItem[],
): { entityType: NestedProps["source"]; name?: string } | null {
  const name = items[0]?.template || props.template;
  if (name) return { entityType: props.source, name };
  return props.source === "header" || props.source === "footer" ? { entityType: props.source } : null;
}
