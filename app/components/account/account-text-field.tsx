import type { InputHTMLAttributes } from "react";
import { useField, useFormContext } from "remix-validated-form";
import { TextField } from "~/components/ui/field";

/** A text field of a validated form: what was typed and what is wrong with it come back from the server, or at once. */
export function AccountTextField({
  name,
  label,
  help,
  formId,
  ...rest
}: { name: string; label: string; help?: string; formId: string } & Omit<
  InputHTMLAttributes<HTMLInputElement>,
  "onChange" | "onBlur" | "defaultValue"
>) {
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
      // An empty field that is only passed through says nothing yet; after a first try each field answers at once.
      onBlur={hasBeenSubmitted ? onBlur : undefined}
    />
  );
}
