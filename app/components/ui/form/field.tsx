// @public

import type {
  InputHTMLAttributes,
  ReactNode,
  RefObject,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from "react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { FieldError } from "./field-error";
import { useFirstWrongFocus } from "./first-wrong-field";

type FieldProps = { label: string; error?: string | undefined; help?: string | undefined };

const control =
  "block w-full min-h-12 rounded-base border bg-surface px-3.5 py-2.5 text-base text-ink placeholder:text-muted/80 transition-colors";
const border = (error?: string) => (error ? "border-danger" : "border-ink/25 hover:border-ink/50");

/** Label, help and error around one control; ids tie them together for assistive technology. */
function FieldFrame({
  id,
  label,
  error,
  help,
  required,
  children,
}: FieldProps & { id: string; required?: boolean | undefined; children: ReactNode }) {
  const t = useTexts();
  return (
    <div className="space-y-1.5">
      <label htmlFor={id} className="block text-sm font-medium">
        {label}
        {required ? null : <span className="font-normal text-muted"> {t("(optional)")}</span>}
      </label>
      {children}
      {help ? (
        <p id={`${id}-help`} className="text-sm text-muted">
          {help}
        </p>
      ) : null}
      <FieldError id={id} error={error} />
    </div>
  );
}

const describedBy = (
  id: string,
  { error, help }: { error?: string | undefined; help?: string | undefined },
) => [help ? `${id}-help` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ") || undefined;

/** A labelled text input with its error beside it. `name` is also the default id. */
export function TextField({
  label,
  error,
  help,
  ...rest
}: FieldProps & InputHTMLAttributes<HTMLInputElement> & { name: string }) {
  const id = rest.id ?? rest.name;
  const focus = useFirstWrongFocus(error);
  return (
    <FieldFrame id={id} label={label} error={error} help={help} required={rest.required}>
      <input
        {...rest}
        {...focus}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { error, help })}
        className={`${control} ${border(error)}`}
      />
    </FieldFrame>
  );
}

/** A labelled select with its error beside it. */
export function SelectField({
  label,
  error,
  help,
  children,
  ...rest
}: FieldProps & SelectHTMLAttributes<HTMLSelectElement> & { name: string }) {
  const id = rest.id ?? rest.name;
  const focus = useFirstWrongFocus(error);
  return (
    <FieldFrame id={id} label={label} error={error} help={help} required={rest.required}>
      <select
        {...rest}
        {...focus}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { error, help })}
        className={`${control} ${border(error)}`}
      >
        {children}
      </select>
    </FieldFrame>
  );
}

/** A labelled multi-line input with its error beside it. `fieldRef` gets the input. */
export function TextAreaField({
  label,
  error,
  help,
  fieldRef,
  ...rest
}: FieldProps &
  TextareaHTMLAttributes<HTMLTextAreaElement> & { name: string; fieldRef?: RefObject<HTMLTextAreaElement> }) {
  const id = rest.id ?? rest.name;
  const focus = useFirstWrongFocus(error);
  return (
    <FieldFrame id={id} label={label} error={error} help={help} required={rest.required}>
      <textarea
        {...rest}
        {...focus}
        ref={fieldRef}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { error, help })}
        className={`${control} ${border(error)}`}
      />
    </FieldFrame>
  );
}
