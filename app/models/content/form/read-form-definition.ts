import { readValues } from "../../platform/fields/read-value";
import type { WidgetItem } from "../../shops/pages/widget-content";
import { type FormDefinition, formDefinition } from "./form-definition";
import { formItemFields } from "./form-items";
import { formFields } from "./form-props";

/** Reads a form's unvalidated content. */
export const readFormDefinition = (
  attributeName: string,
  content: { props: Record<string, unknown>; items: readonly WidgetItem[] },
): FormDefinition =>
  formDefinition(
    attributeName,
    readValues(formFields, content.props),
    content.items.map((item) => readValues(formItemFields, item)),
  );
