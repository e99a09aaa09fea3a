import { z } from "zod";
import { fieldText, type WidgetItem } from "../shops/widget-content";
import { choiceProp, textProp } from "./widget-props";

/** Names of the widget that shows another template (rule widgets-13); pages use the latter two for forms. */
export const nestedTypes: readonly string[] = ["block", "form-content", "form-placeholder"];

/**
 * Properties of the widget that shows another template (rule widgets-13): kind and name. Headers and footers
 * have their own source.
 */
export const nestedSchema = z.object({
  source: choiceProp(["block", "form", "header", "footer"]),
  template: textProp(),
});

/** Validated properties. */
export type NestedProps = z.output<typeof nestedSchema>;

/**
 * The template to show, named here or in the first item. Null without a name; a header or footer is then the
 * primary one.
 */
export function nestedTemplate(
  props: NestedProps,
  items: WidgetItem[],
): { entityType: NestedProps["source"]; name?: string } | null {
  const name = fieldText(items[0], "template", props.template);
  if (name) return { entityType: props.source, name };
  return props.source === "header" || props.source === "footer" ? { entityType: props.source } : null;
}
