import { type ReactNode, useEffect, useRef } from "react";
import { useField, useFormContext } from "remix-validated-form";
import { useTexts } from "~/components/ui/texts/use-texts";
import { addressFieldOrder } from "~/models/accounts/address/address-field-order";
import { checkoutFieldId } from "../../accounts/addresses/checkout-field-id";
import { Alert } from "../../ui/alert";
import { ErrorsListedProvider } from "../../ui/form/field-error";

/** Fields of an address come in the order in which they are on the page, after all others. */
function inFormOrder(entries: [name: string, message: string][], country: string) {
  const order = addressFieldOrder(country);
  const placeOf = (name: string) => order.findIndex((field) => name.endsWith(field));
  return [...entries].sort(([one], [other]) => placeOf(one) - placeOf(other));
}

/** The country of the address in a form: what is chosen in a browser, else what the page came with. */
function useCountry(): string {
  const { getValues } = useFormContext();
  const shipping = useField("country").defaultValue;
  const billing = useField("billing.country").defaultValue;
  return String(
    getValues().get("billing.country") ?? getValues().get("country") ?? billing ?? shipping ?? "",
  );
}

/**
 * The mistakes of a form with more than one, with links to their fields (rule checkout-8), before its fields.
 * What was corrected since stays in the list, crossed out, until the form is sent again: a list that shrinks
 * would move the field under the shopper's finger. What the list says, no field says again.
 */
export function ErrorSummary({ formId, children }: { formId: string; children: ReactNode }) {
  const { fieldErrors } = useFormContext();
  const country = useCountry();
  const { form: _ofForm, ...wrong } = fieldErrors;
  const listed = useRef<Record<string, string>>({});
  listed.current = Object.keys(wrong).length > 0 ? { ...listed.current, ...wrong } : {};
  useEffect(() => {
    const begin = () => {
      listed.current = {};
    };
    const form = document.getElementById(formId);
    form?.addEventListener("submit", begin);
    return () => form?.removeEventListener("submit", begin);
  }, [formId]);
  const entries = inFormOrder(Object.entries(listed.current), country);
  const isListed = entries.length >= 2;
  return (
    <>
      {isListed ? <ErrorList formId={formId} entries={entries} isWrong={(name) => name in wrong} /> : null}
      <ErrorsListedProvider value={isListed}>{children}</ErrorsListedProvider>
    </>
  );
}

function ErrorList({
  formId,
  entries,
  isWrong,
}: {
  formId: string;
  entries: [name: string, message: string][];
  /** Whether a field still has to be corrected. */
  isWrong: (name: string) => boolean;
}) {
  const t = useTexts();
  const openCount = entries.filter(([name]) => isWrong(name)).length;
  return (
    <Alert tone="danger">
      <p className="font-medium">
        {openCount === 1
          ? t("Please correct 1 field:")
          : t("Please correct {openCount} fields:", { openCount })}
      </p>
      <ul className="mt-1 list-disc ps-5" aria-label={t("Fields to correct")}>
        {entries.map(([name, message]) => (
          <li key={name}>
            {isWrong(name) ? (
              <a
                href={`#${checkoutFieldId(formId, name)}`}
                onClick={() => document.getElementById(checkoutFieldId(formId, name))?.focus()}
                className="inline-flex min-h-8 items-center underline underline-offset-4"
              >
                {message}
              </a>
            ) : (
              <s className="inline-flex min-h-8 items-center">{message}</s>
            )}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
