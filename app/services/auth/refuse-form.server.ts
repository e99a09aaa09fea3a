import { validationError } from "remix-validated-form";
import { isAppError } from "~/models/error/app-error";

/**
 * Answers a form that a service refused: the message beside its field (`form` for the form as a whole), the typed
 * values to fill it again, and the error's status. Passwords stay out of `typed`.
 * @throws whatever is not an expected error
 */
export function refuseForm(error: unknown, formId: string, typed: Record<string, string>) {
  if (!isAppError(error)) throw error;
  const fieldErrors = { [error.field ?? "form"]: error.message };
  return validationError({ fieldErrors, formId }, typed, { status: error.status });
}
