import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes } from "react";
import { useField, useFormContext } from "remix-validated-form";
import { SelectField, TextField } from "~/components/ui/field";

type Named = { name: string; label: string; help?: string; formId: string };
type Handled = "onBlur" | "defaultValue" | "id";

/** What a field of a checkout form has from its form: error, value typed before, and when it checks itself. */
function useCheckoutField(name: string, formId: string) {
  const { error, getInputProps } = useField(name);
  const { hasBeenSubmitted } = useFormContext();
  const { onChange, onBlur, defaultValue } = getInputProps();
  return {
    id: `${formId}-${name.replace(".", "-")}`,
    error,
    onChange,
    defaultValue: typeof defaultValue === "string" ? defaultValue : undefined,
    // An empty field that is only passed through says nothing yet; after a first try each field answers at once.
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

/** A select of a checkout form; `onPick` hears of a choice. */
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
