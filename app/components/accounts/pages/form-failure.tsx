import { useFormContext } from "remix-validated-form";
import { Alert } from "../../ui/alert";
import { useErrorTitle } from "../../ui/form/error-title";

/** A form's general error, which belongs to no single field. */
export function ValidatedFormFailure() {
  const { fieldErrors } = useFormContext();
  useErrorTitle(Boolean(fieldErrors.form));
  return fieldErrors.form ? (
    <Alert key={fieldErrors.form} tone="danger" takesFocus>
      {fieldErrors.form}
    </Alert>
  ) : null;
}
