// @public

import type { InputHTMLAttributes } from "react";
import { useField, useFormContext } from "remix-validated-form";
import { TextField } from "../ui/form/field";
import { useFormId } from "./account-form";

/** A text field of an account form, with its value and error from the server or the browser. */
export function AccountTextField({
  name,
  label,
  help,
  ...rest
}: { name: string; label: string; help?: string } & Omit<
  InputHTMLAttributes<HTMLInputElement>,
  "onChange" | "onBlur" | "defaultValue"
>) {
  const formId = useFormId();
  const { error, getInputProps } = useField(name);
  const { hasBeenSubmitted } = useFormContext();
  const { onChange, onBlur, defaultValue } = getInputProps();
  return (
    <TextField
      {...rest}
      id={`${formId}-${name}`}
      name={name}
      label={label}
      help={help}
      error={error}
      defaultValue={rest.type === "password" ? undefined : defaultValue}
      onChange={onChange}
      // Before the first submission a field that is left empty shows no error; afterwards each field is
      // checked at once.
      onBlur={hasBeenSubmitted ? onBlur : undefined}
    />
  );
}
