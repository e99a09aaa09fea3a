import { readValues } from "../../platform/fields/read-value";
import type { FormField } from "../../platform/form/form-field";
import type { WidgetItem } from "../../shops/pages/widget-content";
import { type FormItem, formItemFields } from "./form-items";
import { readFormFields } from "./read-form-fields";

/** Items as owners write them, for tests; plain values become fields. */
export const formItems = (...items: Record<string, string | number | boolean>[]): WidgetItem[] =>
  items.map((item) =>
    Object.fromEntries(Object.entries(item).map(([name, value]) => [name, { value, label: "" }])),
  );

/** Such items as they are read. */
export const readItems = (...items: Record<string, string | number | boolean>[]): FormItem[] =>
  items.map((item) => readValues(formItemFields, item));

/** The fields of such items. */
export const formFields = (...items: Record<string, string | number | boolean>[]): FormField[] =>
  readFormFields(readItems(...items));
