// @public

import { useEffect } from "react";
import { useFormContext } from "remix-validated-form";
import { notSent } from "~/models/platform/form/posted-controls";
import { useErrorTitle } from "./error-title";
import { FormAlert } from "./form-alert";

/** How long the alert of a failed upload stays (rule forms-10). */
const uploadAlertMs = 5000;

/**
 * What is wrong with a form as a whole.
 * @param failedText the form's words for a fault of ours, also when the post never arrived
 * @param fades whether those words go away by themselves, as for uploads
 */
export function FormFailure({ failedText, fades = false }: { failedText: string; fades?: boolean }) {
  const { fieldErrors, clearError } = useFormContext();
  const told = fieldErrors.form;
  const text = told === notSent ? failedText : told;
  useErrorTitle(Boolean(text));
  useEffect(() => {
    if (!fades || text !== failedText) return;
    const timer = setTimeout(() => clearError("form"), uploadAlertMs);
    return () => clearTimeout(timer);
  }, [fades, text, failedText, clearError]);
  return text ? <FormAlert tone="danger" message={text} onDismiss={() => clearError("form")} /> : null;
}
