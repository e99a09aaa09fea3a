// @public

import { withZod } from "@remix-validated-form/with-zod";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { Address } from "~/models/accounts/address/address";
import { bookAddressFormId } from "~/models/accounts/address/address-book";
import type { CountryChoice } from "~/models/accounts/address/country-choices";
import type { StateChoices } from "~/models/accounts/address/state-choices";
import { typedAddressSchema } from "~/models/accounts/address/typed-address";
import { accountAddressBookPath } from "~/paths/account";
import { AccountForm } from "../account-form";
import { EntryLink } from "../sign-in/entry-link";
import { AddressFields } from "./address-fields";

const validator = withZod(typedAddressSchema);

/** The form of an address in the book; a new one without `id`. */
export const AddressForm = ({
  id,
  address,
  countries,
  states,
}: {
  id: number | null;
  address: Address | null;
  countries: CountryChoice[];
  states: StateChoices;
}) => {
  const t = useTexts();
  return (
    <AccountForm
      id={bookAddressFormId}
      validator={validator}
      defaultValues={address ?? {}}
      action={accountAddressBookPath(id ?? "new")}
      label={t("Save address")}
      busyLabel={t("Saving...")}
      isOnPage
    >
      <input type="hidden" name="intent" value="save" />
      {id === null ? null : <input type="hidden" name="address_id" value={id} />}
      <AddressFields formId={bookAddressFormId} countries={countries} states={states} section="shipping" />
      <p className="text-sm">
        <EntryLink to={accountAddressBookPath()}>{t("Back to the address book")}</EntryLink>
      </p>
    </AccountForm>
  );
};
