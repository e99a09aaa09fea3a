import { useField } from "remix-validated-form";
import type { FormField } from "~/models/platform/form/form-field";
import { optInName } from "~/models/platform/form/form-field";
import { formElementId } from "~/models/platform/form/posted-controls";
import { FieldControl } from "./field-control";
import { OptIn } from "./opt-in";

/** After the form was submitted once, a field shows its error when it loses focus (rule forms-6). */
const validationBehavior = { initial: "onSubmit", whenTouched: "onSubmit", whenSubmitted: "onBlur" } as const;

/** A field in its form, with value and error from the server or the browser. */
export function BoundField({ field, formName }: { field: FormField; formName: string }) {
  const { error, defaultValue, getInputProps } = useField(field.wuid, { validationBehavior });
  const optIn = useField(optInName(field.wuid));
  const { onBlur, onChange } = getInputProps();
  const id = `${formElementId(formName)}-${field.wuid}`;
  return (
    <>
      <FieldControl
        field={field}
        id={id}
        error={error}
        value={typeof defaultValue === "string" ? defaultValue : field.defaultValue}
        onBlur={onBlur}
        onChange={onChange}
      />
      {field.optInText === null ? null : (
        <OptIn
          id={`${id}-optin`}
          name={optInName(field.wuid)}
          text={field.optInText}
          isChecked={optIn.defaultValue === "On"}
        />
      )}
    </>
  );
}
