import type { FormField } from "../../platform/form/form-field";
import type { WidgetItem } from "../../shops/widget-content";
import { readFormFields } from "./read-form-fields";

/** Items as owners write them, for tests; plain values become fields. */
export const formItems = (...items: Record<string, string | number | boolean>[]): WidgetItem[] =>
  items.map((item) =>
    Object.fromEntries(Object.entries(item).map(([name, value]) => [name, { value, label: "" }])),
  );

/** The fields of such items. */
export const formFields = (...items: Record<string, string | number | boolean>[]): FormField[] =>
  readFormFields(formItems(...items));
