import type { ChangeEventHandler, FocusEventHandler } from "react";
import type { FormField } from "~/models/platform/form/form-field";

/** The props of every control. `value` is the previous value, or the owner's default. */
export type ControlProps = {
  field: FormField;
  id: string;
  error: string | undefined;
  value: string;
  onBlur?: FocusEventHandler<HTMLElement> | undefined;
  onChange?: ChangeEventHandler<HTMLElement> | undefined;
};
