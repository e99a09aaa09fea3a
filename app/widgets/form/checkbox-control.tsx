import { useFirstWrongFocus } from "~/components/ui/form/first-wrong-field";
import { phrase } from "~/models/platform/texts/phrase";
import type { ControlProps } from "./control-props";
import { describedBy, FieldNotes } from "./field-frame";

/** A checkbox with its label. Ticked it sends 'On'; unticked it counts as 'Off' (rule forms-6). */
export function CheckboxControl({ field, id, error, value, onBlur, onChange }: ControlProps) {
  const focus = useFirstWrongFocus(error);
  return (
    <div className="form-row space-y-1.5">
      <label htmlFor={id} className="flex min-h-11 items-center gap-3">
        <input
          {...focus}
          type="checkbox"
          id={id}
          name={field.wuid}
          value="On"
          required={field.isRequired}
          defaultChecked={/^(on|true|1)$/i.test(value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, field, error)}
          onBlur={onBlur}
          onChange={onChange}
          className="h-5 w-5 shrink-0 accent-brand"
        />
        <span>
          {field.label}
          {field.isRequired ? null : <span className="text-sm text-muted"> {phrase("(optional)")}</span>}
        </span>
      </label>
      <FieldNotes field={field} id={id} error={error} />
    </div>
  );
}
