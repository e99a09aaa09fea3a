import type { WidgetItem } from "../widget/widget-content";
import type { FormField } from "./form-field";
import type { FormProps } from "./read-form-definition";
import { readFormFields, readSubmitLabel } from "./read-form-fields";

/** A form as it is stored, ready to be shown or checked against. */
export type FormDefinition = {
  attributeName: string;
  props: FormProps;
  fields: FormField[];
  submitLabel: string;
};

/** The form of checked properties and its items, wherever it is shown. */
export const formDefinition = (
  attributeName: string,
  props: FormProps,
  items: readonly WidgetItem[],
): FormDefinition => ({
  attributeName,
  props,
  fields: readFormFields(items),
  submitLabel: readSubmitLabel(items),
});
