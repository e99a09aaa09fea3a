import type { WidgetItem } from "../../shops/widget-content";
import { type FormDefinition, formDefinition } from "../form-definition";
import { formPropsSchema } from "../form-props";

/** Reads a form's unvalidated content. */
export const readFormDefinition = (
  attributeName: string,
  content: { props: Record<string, unknown>; items: readonly WidgetItem[] },
): FormDefinition => formDefinition(attributeName, formPropsSchema.parse(content.props), content.items);
