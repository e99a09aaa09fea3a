import type { ReactNode } from "react";
import { useFormContext, useIsSubmitting, ValidatedForm, type Validator } from "remix-validated-form";
import type { CheckoutIntent } from "~/models/checkout/steps/checkout-forms";
import { Alert } from "../../ui/alert";
import { Button } from "../../ui/form/button";
import { useErrorTitle } from "../../ui/form/error-title";
import { useCheckoutPlace } from "../checkout-place";
import { ErrorSummary } from "./error-summary";

/** The form of a part of the checkout: fields, general error and button. */
export function PartForm({
  id,
  intent,
  validator,
  defaultValues,
  button,
  busyButton,
  children,
}: {
  id: string;
  intent: CheckoutIntent;
  validator: Validator<Record<string, unknown>>;
  defaultValues: Record<string, unknown>;
  button: ReactNode;
  busyButton: string;
  children: ReactNode;
}) {
  const place = useCheckoutPlace();
  return (
    <ValidatedForm
      id={id}
      method="post"
      action={place.postPath(intent === "place" ? "payment" : intent)}
      validator={validator}
      defaultValues={defaultValues}
      // The page shows errors in its own words; the browser's bubbles are switched off.
      noValidate
      className="group/part space-y-6"
    >
      <input type="hidden" name="intent" value={intent} />
      <FormFailure />
      <ErrorSummary formId={id}>{children}</ErrorSummary>
      <PartButton
        label={button}
        busyLabel={busyButton}
        className={intent === "place" ? "w-full" : "w-full sm:w-auto sm:min-w-64"}
      />
    </ValidatedForm>
  );
}

function FormFailure() {
  const { fieldErrors } = useFormContext();
  useErrorTitle(Boolean(fieldErrors.form));
  return fieldErrors.form ? (
    <Alert key={fieldErrors.form} tone="danger" takesFocus>
      {fieldErrors.form}
    </Alert>
  ) : null;
}

function PartButton({
  label,
  busyLabel,
  className,
}: {
  label: ReactNode;
  busyLabel: string;
  className: string;
}) {
  const isSubmitting = useIsSubmitting();
  return (
    <Button busy={isSubmitting} className={className}>
      {isSubmitting ? busyLabel : label}
    </Button>
  );
}
