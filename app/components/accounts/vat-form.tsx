// @public

import { withZod } from "@remix-validated-form/with-zod";
import type { VatCheck } from "~/models/accounts/vat/vat-check";
import { vatFormId, vatFormSchema } from "~/models/accounts/vat/vat-number";
import { phrase } from "~/models/platform/texts/phrase";
import { accountSettingsPath } from "~/paths";
import { AccountForm } from "./account-form";
import { AccountTextField } from "./account-text-field";

const validator = withZod(vatFormSchema);

/** The VAT number of a business (rule tax-9). */
export const VatForm = ({
  vatNumber,
  invoiceReference,
  check,
}: {
  vatNumber: string;
  invoiceReference: string;
  check: VatCheck | null;
}) => (
  <AccountForm
    id={vatFormId}
    validator={validator}
    defaultValues={{ vat_number: vatNumber, invoice_reference: invoiceReference }}
    action={accountSettingsPath()}
    label={phrase("Check and save")}
    busyLabel={phrase("Checking...")}
    isOnPage
  >
    <input type="hidden" name="intent" value="vat" />
    <AccountTextField
      name="vat_number"
      label={phrase("VAT number")}
      autoComplete="off"
      help={check ? foundText(check) : phrase("With the letters of its country, such as DE123456789.")}
    />
    <AccountTextField
      name="invoice_reference"
      label={phrase("Your reference for invoices")}
      autoComplete="off"
      help={phrase("Such as a Leitweg-ID or a cost center. Your invoices have it.")}
    />
  </AccountForm>
);

function foundText({ state, at, name }: VatCheck): string {
  const day = at.slice(0, 10);
  if (state === "valid")
    return name ? phrase("Valid on {day}: {name}.", { day, name }) : phrase("Valid on {day}.", { day });
  return phrase(
    "The register did not answer on {day}. Until it does, you are charged tax: save again to check.",
    {
      day,
    },
  );
}
