// @public

import type { FormField } from "../../platform/form/form-field";
import type { FormItem } from "./form-items";
import type { FormProps } from "./form-props";
import { readFormFields, readSubmitLabel } from "./read-form-fields";

/** A stored form, ready to be shown or to validate a submission. */
export type FormDefinition = {
  attributeName: string;
  props: FormProps;
  fields: FormField[];
  submitLabel: string;
};

/** Makes a form from its validated properties and items. */
export const formDefinition = (
  attributeName: string,
  props: FormProps,
  items: readonly FormItem[],
): FormDefinition => ({
  attributeName,
  props,
  fields: readFormFields(items),
  submitLabel: readSubmitLabel(items),
});
