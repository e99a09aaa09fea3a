import { useIsSubmitting } from "remix-validated-form";
import { Button, type ButtonVariant } from "../../ui/form/button";

/** The button of a validated form, which takes no press while the form is being sent. */
export function ValidatedSubmitButton({
  label,
  busyLabel,
  variant = "primary",
}: {
  label: string;
  busyLabel: string;
  variant?: ButtonVariant;
}) {
  const isSubmitting = useIsSubmitting();
  return (
    <Button busy={isSubmitting} variant={variant} className="w-full">
      {isSubmitting ? busyLabel : label}
    </Button>
  );
}
