import type { ChangeEvent, HTMLInputTypeAttribute } from "react";
import { useFirstWrongFocus } from "~/components/ui/form/first-wrong-field";
import { autocompleteToken } from "~/models/platform/form/autocomplete-token";
import type { FormFieldKind } from "~/models/platform/form/form-field";
import { phrase } from "~/models/platform/texts/phrase";
import { typedPhone } from "~/models/platform/validation/phone";
import type { ControlProps } from "./control-props";
import { describedBy } from "./field-frame";

const inputTypes: Partial<Record<FormFieldKind, HTMLInputTypeAttribute>> = {
  email: "email",
  phone: "tel",
  number: "number",
};

/** Classes of a one-line, multi-line or select control. */
export const controlClass = (error: string | undefined): string =>
  `block w-full min-h-12 rounded-base border bg-surface px-3.5 py-2.5 text-base text-ink placeholder:text-muted transition-colors ${error ? "border-danger" : "border-ink/25 hover:border-ink/50"}`;

/** An input, textarea or select. */
export function TextControl({ field, id, error, value, onBlur, onChange }: ControlProps) {
  const common = {
    ...useFirstWrongFocus(error),
    id,
    name: field.wuid,
    required: field.isRequired,
    autoComplete: autocompleteToken(field),
    defaultValue: value,
    onBlur,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": describedBy(id, field, error),
    className: controlClass(error),
  };
  const placeholder = field.placeholder || undefined;
  if (field.kind === "textarea")
    return <textarea {...common} placeholder={placeholder} rows={field.rows} onChange={onChange} />;
  if (field.kind === "select")
    return (
      <select {...common} onChange={onChange}>
        <option value="">{field.placeholder || phrase("-- Please Select --")}</option>
        {field.options.map((option) => (
          <option key={option.value}>{option.value}</option>
        ))}
      </select>
    );
  const isPhone = field.kind === "phone";
  return (
    <input
      {...common}
      type={inputTypes[field.kind] ?? "text"}
      placeholder={placeholder}
      inputMode={field.kind === "number" ? "decimal" : undefined}
      step={field.kind === "number" ? "any" : undefined}
      min={field.kind === "number" ? (field.min ?? undefined) : undefined}
      max={field.kind === "number" ? (field.max ?? undefined) : undefined}
      onChange={(event) => {
        if (isPhone) keepPhone(event);
        onChange?.(event);
      }}
      onBlur={(event) => {
        if (isPhone) event.currentTarget.value = typedPhone(event.currentTarget.value);
        onBlur?.(event);
      }}
    />
  );
}

/**
 * Formats a phone number while it is typed at its end; elsewhere, or while text is deleted, only invalid
 * characters are removed, so that the cursor keeps its place (rule forms-2).
 */
function keepPhone(event: ChangeEvent<HTMLInputElement>): void {
  const input = event.currentTarget;
  const native = event.nativeEvent as InputEvent;
  const isAtEnd = input.selectionStart === input.value.length;
  const isDeleting = native.inputType?.startsWith("delete") ?? false;
  const kept = isAtEnd && !isDeleting ? typedPhone(input.value) : input.value.replace(/[^\d.()\s+-]/g, "");
  if (kept !== input.value) input.value = kept;
}
