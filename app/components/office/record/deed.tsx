import type { ReactNode } from "react";
import { OfficeForm, SubmitButton, useIsRefused } from "../form/office-form";

/**
 * One action of a record: a button that unfolds its form, without a script too. A refused form is unfolded.
 * One is unfolded at a time.
 */
export function Deed({
  deed,
  label,
  submit,
  kind,
  isMain = false,
  isOpen = false,
  hasFiles = false,
  children,
}: {
  deed: string;
  label: string;
  submit: string;
  kind?: "main" | "danger";
  isMain?: boolean;
  isOpen?: boolean;
  hasFiles?: boolean;
  children?: ReactNode;
}) {
  const isRefused = useIsRefused(deed);
  return (
    <details className="office-deed" name="deed" open={isRefused || isOpen} suppressHydrationWarning>
      <summary className="office-button" data-kind={isMain ? "main" : undefined}>
        {label}
      </summary>
      <OfficeForm deed={deed} hasFiles={hasFiles}>
        {children}
        <SubmitButton kind={kind}>{submit}</SubmitButton>
      </OfficeForm>
    </details>
  );
}
