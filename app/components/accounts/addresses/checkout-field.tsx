// @public

import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes } from "react";
import { useField, useFormContext } from "remix-validated-form";
import { SelectField, TextField } from "../../ui/form/field";
import { checkoutFieldId } from "./checkout-field-id";

type Named = { name: string; label: string; help?: string; formId: string };
type Handled = "onBlur" | "defaultValue" | "id";

/** What a checkout field gets from its form: error, previous value, and when to validate. */
function useCheckoutField(name: string, formId: string) {
  const { error, getInputProps } = useField(name);
  const { hasBeenSubmitted } = useFormContext();
  const { onChange, onBlur, defaultValue } = getInputProps();
  return {
    id: checkoutFieldId(formId, name),
    error,
    onChange,
    defaultValue: typeof defaultValue === "string" ? defaultValue : undefined,
    // Before the first submission a field that is left empty shows no error; afterwards each field is checked
    // at once.
    onBlur: hasBeenSubmitted ? onBlur : undefined,
  };
}

/** A text field of a checkout form. */
export function CheckoutField({
  formId,
  ...rest
}: Named & Omit<InputHTMLAttributes<HTMLInputElement>, Handled | "onChange">) {
  return <TextField {...rest} {...useCheckoutField(rest.name, formId)} />;
}

/** A select of a checkout form; `onPick` is called with a choice. */
export function CheckoutSelect({
  formId,
  onPick,
  children,
  ...rest
}: Named & { onPick?: (value: string) => void; children: ReactNode } & Omit<
    SelectHTMLAttributes<HTMLSelectElement>,
    Handled | "onChange"
  >) {
  const { onChange, ...field } = useCheckoutField(rest.name, formId);
  return (
    <SelectField
      {...rest}
      {...field}
      onChange={(event) => {
        onChange?.(event);
        onPick?.(event.currentTarget.value);
      }}
    >
      {children}
    </SelectField>
  );
}
