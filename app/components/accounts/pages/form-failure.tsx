import { useFormContext } from "remix-validated-form";
import { Alert } from "../../ui/alert";

/** A form's general error, which belongs to no single field. */
export function FormFailure() {
  const { fieldErrors } = useFormContext();
  return fieldErrors.form ? <Alert tone="danger">{fieldErrors.form}</Alert> : null;
}
