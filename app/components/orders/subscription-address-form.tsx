// @public

import { withZod } from "@remix-validated-form/with-zod";
import { useMemo } from "react";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { Address } from "~/models/accounts/address/address";
import type { CountryChoice } from "~/models/accounts/address/country-choices";
import type { StateChoices } from "~/models/accounts/address/state-choices";
import { typedShippingAddressSchema } from "~/models/accounts/address/typed-address";
import { subscriptionAddressFormId } from "~/models/orders/subscription/subscription-form";
import { AccountForm } from "../accounts/account-form";
import { AddressFields } from "../accounts/addresses/address-fields";

/** Where a subscription is delivered to. */
export function SubscriptionAddressForm({
  action,
  address,
  countries,
  states,
}: {
  action: string;
  address: Address;
  countries: CountryChoice[];
  states: StateChoices;
}) {
  const t = useTexts();
  const validator = useMemo(
    () => withZod(typedShippingAddressSchema(countries.map(({ code }) => code))),
    [countries],
  );
  return (
    <AccountForm
      id={subscriptionAddressFormId}
      validator={validator}
      defaultValues={address}
      action={action}
      label={t("Save address")}
      busyLabel={t("Saving...")}
      isOnPage
    >
      <AddressFields
        formId={subscriptionAddressFormId}
        countries={countries}
        states={states}
        section="shipping"
      />
    </AccountForm>
  );
}
