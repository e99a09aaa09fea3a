// @public

import { withZod } from "@remix-validated-form/with-zod";
import { useMemo } from "react";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { Address } from "~/models/accounts/address/address";
import type { CountryChoice } from "~/models/accounts/address/country-choices";
import { shippingAddressSchema } from "~/models/accounts/address/shipping-address-schema";
import { subscriptionAddressFormId } from "~/models/orders/subscription/subscription-form";
import { AccountForm } from "../accounts/account-form";
import { AddressFields } from "../accounts/addresses/address-fields";

/** Where a subscription is delivered to. */
export function SubscriptionAddressForm({
  action,
  address,
  countries,
}: {
  action: string;
  address: Address;
  countries: CountryChoice[];
}) {
  const t = useTexts();
  const validator = useMemo(
    () => withZod(shippingAddressSchema(countries.map(({ code }) => code))),
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
      <AddressFields formId={subscriptionAddressFormId} countries={countries} section="shipping" />
    </AccountForm>
  );
}
