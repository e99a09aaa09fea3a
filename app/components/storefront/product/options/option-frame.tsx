import type { ReactNode } from "react";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { ProductOption } from "~/models/catalogue/options/product-option";
import { formatMoney } from "~/models/platform/money/format-money";
import { OptionThumb } from "./option-thumb";

/** '+$12.00'; empty for a choice that costs nothing or whose fee is hidden. */
export const feeText = (feeMinor: number, currency: string | null): string =>
  feeMinor > 0 && currency !== null ? `+${formatMoney(feeMinor, currency)}` : "";

/** The label of an option with its fee and picture. */
export function OptionLabel({ option, currency }: { option: ProductOption; currency: string | null }) {
  const t = useTexts();
  const fee = feeText(option.feeMinor, currency);
  return (
    <>
      {option.thumbnail ? <OptionThumb thumbnail={option.thumbnail} label={option.label} size="sm" /> : null}
      {option.label}
      {option.isRequired ? null : <span className="font-normal text-muted"> {t("(optional)")}</span>}
      {fee ? <span className="font-normal text-muted"> {fee}</span> : null}
    </>
  );
}

type OptionNotesProps = { id: string; help: string; problem: string | undefined; children?: ReactNode };

/** The lines beneath a field: help, a counter, and its problem. */
export function OptionNotes({ id, help, problem, children }: OptionNotesProps) {
  return (
    <>
      {help ? (
        <p id={`${id}-help`} className="mt-1.5 text-sm text-muted">
          {help}
        </p>
      ) : null}
      {children}
      {problem ? (
        <p id={`${id}-problem`} className="mt-1.5 error-note">
          {problem}
        </p>
      ) : null}
    </>
  );
}

/** The attributes that tie a field to its notes. */
export const notedBy = (id: string, help: string, problem: string | undefined) => ({
  "aria-invalid": problem ? true : undefined,
  "aria-describedby":
    [help ? `${id}-help` : "", problem ? `${id}-problem` : ""].filter(Boolean).join(" ") || undefined,
});
