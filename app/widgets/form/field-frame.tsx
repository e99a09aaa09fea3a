import type { ReactNode } from "react";
import { FieldError } from "~/components/ui/form/field-error";
import type { FormField } from "~/models/platform/form/form-field";
import { phrase } from "~/models/platform/texts/phrase";

/** Ids of the elements that describe a control, for `aria-describedby`. */
export const describedBy = (id: string, field: FormField, error: string | undefined): string | undefined =>
  [field.help ? `${id}-help` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ") || undefined;

/** Label, help and error around the control of a field, or around a group of controls that share a label. */
export function FieldFrame({
  field,
  id,
  error,
  isGroup = false,
  children,
}: {
  field: FormField;
  id: string;
  error: string | undefined;
  isGroup?: boolean;
  children: ReactNode;
}) {
  const label = (
    <>
      {field.label}
      {field.isRequired ? null : <span className="font-normal text-muted"> {phrase("(optional)")}</span>}
    </>
  );
  return (
    <div
      className="form-row space-y-1.5"
      {...(isGroup
        ? {
            role: field.kind === "radio" || field.kind === "button-group" ? "radiogroup" : "group",
            "aria-labelledby": `${id}-label`,
            "aria-describedby": describedBy(id, field, error),
          }
        : {})}
    >
      {isGroup ? (
        <span id={`${id}-label`} className="form-label block text-sm font-medium">
          {label}
        </span>
      ) : (
        <label htmlFor={id} className="form-label block text-sm font-medium">
          {label}
        </label>
      )}
      {children}
      <FieldNotes field={field} id={id} error={error} />
    </div>
  );
}

/** Help and error under a control. */
export function FieldNotes({
  field,
  id,
  error,
}: {
  field: FormField;
  id: string;
  error: string | undefined;
}) {
  return (
    <>
      {field.help ? (
        <p id={`${id}-help`} className="text-sm text-muted">
          {field.help}
        </p>
      ) : null}
      <FieldError id={id} error={error} />
    </>
  );
}
