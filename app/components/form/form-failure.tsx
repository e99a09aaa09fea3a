import { useEffect } from "react";
import { useFormContext } from "remix-validated-form";
import { Alert } from "~/components/ui/alert";
import { useIsHydrated } from "~/components/ui/use-is-hydrated";
import { notSent } from "~/models/form/posted-controls";
import { FormAlert } from "./form-alert";

/** How long the alert of a failed upload stays (part 3, §8 "Form save or upload failure"). */
const uploadAlertMs = 5000;

/**
 * What is wrong with a form as a whole.
 * @param failedText the form's words when nobody is at fault, also when the post never arrived
 * @param fades whether those words go away by themselves, as for uploads
 */
export function FormFailure({ failedText, fades = false }: { failedText: string; fades?: boolean }) {
  const { fieldErrors, clearError } = useFormContext();
  const isHydrated = useIsHydrated();
  const told = fieldErrors.form;
  const text = told === notSent ? failedText : told;
  useEffect(() => {
    if (!fades || text !== failedText) return;
    const timer = setTimeout(() => clearError("form"), uploadAlertMs);
    return () => clearTimeout(timer);
  }, [fades, text, failedText, clearError]);
  if (text) return <FormAlert tone="danger" message={text} onDismiss={() => clearError("form")} />;
  // A script takes the shopper to the first field that is wrong; without one this says that there is one further down.
  return !isHydrated && Object.keys(fieldErrors).length > 0 ? (
    <Alert tone="danger">Please correct the fields marked below.</Alert>
  ) : null;
}
