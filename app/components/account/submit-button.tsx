import { useIsSubmitting } from "remix-validated-form";
import { Button } from "~/components/ui/button";

/** The button of a validated form, disabled while the form is being sent. */
export function SubmitButton({ label, busyLabel }: { label: string; busyLabel: string }) {
  const isSubmitting = useIsSubmitting();
  return (
    <Button busy={isSubmitting} className="w-full">
      {isSubmitting ? busyLabel : label}
    </Button>
  );
}
