import { useField } from "remix-validated-form";
import type { FormField } from "~/models/form/form-field";
import { optInName } from "~/models/form/form-field";
import { formElementId } from "~/models/form/posted-controls";
import { FieldControl } from "./field-control";
import { OptIn } from "./opt-in";

/** A field shows what is wrong when it is left, once the form was sent (rule forms-6). */
const validationBehavior = { initial: "onSubmit", whenTouched: "onSubmit", whenSubmitted: "onBlur" } as const;

/** A field in its form: what was typed and what is wrong with it come back from the server, or at once. */
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
