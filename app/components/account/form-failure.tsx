import { useFormContext } from "remix-validated-form";
import { Alert } from "~/components/ui/alert";

/** What is wrong with a form as a whole, when it is no single field's fault. */
export function FormFailure() {
  const { fieldErrors } = useFormContext();
  return fieldErrors.form ? <Alert tone="danger">{fieldErrors.form}</Alert> : null;
}
