// @public

import { withZod } from "@remix-validated-form/with-zod";
import { type Address, addressSchema } from "~/models/accounts/address";
import { bookAddressFormId } from "~/models/accounts/address-book";
import type { CountryChoice } from "~/models/accounts/country-choices";
import { accountAddressBookPath } from "~/paths/account";
import { AccountForm } from "./account-form";
import { AddressFields } from "./address-fields";
import { EntryLink } from "./entry-link";

const validator = withZod(addressSchema);

/** The form of an address in the book; a new one without `id`. */
export const AddressForm = ({
  id,
  address,
  countries,
}: {
  id: number | null;
  address: Address | null;
  countries: CountryChoice[];
}) => (
  <AccountForm
    id={bookAddressFormId}
    validator={validator}
    defaultValues={address ?? {}}
    action={accountAddressBookPath(id ?? "new")}
    label="Save address"
    busyLabel="Saving..."
    isOnPage
  >
    <input type="hidden" name="intent" value="save" />
    {id === null ? null : <input type="hidden" name="address_id" value={id} />}
    <AddressFields formId={bookAddressFormId} countries={countries} section="shipping" />
    <p className="text-sm">
      <EntryLink to={accountAddressBookPath()}>Back to the address book</EntryLink>
    </p>
  </AccountForm>
);
