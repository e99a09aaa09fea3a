import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { AccountPage } from "~/components/accounts/account-page";
import { AddressForm } from "~/components/accounts/addresses/address-form";
import { AddressList } from "~/components/accounts/addresses/address-list";
import { ButtonLink } from "~/components/ui/form/button";
import { sendForm } from "~/components/ui/form/send-form";
import { addressSchema } from "~/models/accounts/address/address";
import { addressButtonSchema, bookAddressFormId } from "~/models/accounts/address/address-book";
import { countryChoices, firstCountry } from "~/models/accounts/address/country-choices";
import { stateChoices, withStateChoices } from "~/models/accounts/address/state-choices";
import { phrase } from "~/models/platform/texts/phrase";
import { publicSettings } from "~/models/shops/settings/shop-settings";
import { visitorPageMeta } from "~/models/storefront/visitor-page-meta";
import { accountAddressBookPath } from "~/paths/account";
import { answerChosenCountry } from "~/services/accounts/addresses/answer-chosen-country.server";
import { changeAddressBook } from "~/services/accounts/addresses/change-address-book.server";
import { listAddresses } from "~/services/accounts/addresses/list-addresses.server";
import { saveAddress } from "~/services/accounts/addresses/save-address.server";
import { requireCustomer } from "~/services/accounts/sessions/require-customer.server";
import { answerForm } from "~/services/platform/forms/answer-form.server";
import { readForm } from "~/services/platform/forms/read-form.server";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { id } = await requireCustomer(context, request);
  const edit = new URL(request.url).searchParams.get("edit");
  const book = await listAddresses(context, id);
  const edited = edit === "new" ? null : book.find((one) => String(one.id) === edit);
  const { checkout_countries } = publicSettings(context.shop);
  const shown = edited?.address.country ?? firstCountry(checkout_countries);
  return {
    book,
    countries: countryChoices(checkout_countries),
    states: stateChoices(checkout_countries, [shown]),
    form: edited === undefined ? null : { id: edited?.id ?? null, address: edited?.address ?? null },
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const customer = await requireCustomer(context, request);
  const posted = await readForm(request);
  if (posted.get("intent") !== "save")
    return answerForm(posted, { schema: addressButtonSchema }, async (button) => {
      await changeAddressBook(context, customer.id, button);
      return redirect(accountAddressBookPath(), 303);
    });
  const { checkout_countries } = publicSettings(context.shop);
  const chosen = await answerChosenCountry(posted, bookAddressFormId, checkout_countries);
  if (chosen) return chosen;
  const form = {
    id: bookAddressFormId,
    schema: addressSchema,
    keeps: "all",
    alongside: (typed: unknown) => withStateChoices(typed, "", checkout_countries),
  } as const;
  return answerForm(posted, form, async (address) => {
    const id = Number(posted.get("address_id")) || null;
    await saveAddress(context, customer.id, { id, address });
    return redirect(accountAddressBookPath(), 303);
  });
}

/** Shows an error in the form if the post did not reach the server. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendForm(serverAction);

export default function AddressBookPage() {
  const { book, countries, states, form } = useLoaderData<typeof loader>();
  if (form)
    return (
      <AccountPage title={form.id === null ? phrase("Add an address") : phrase("Change address")}>
        <AddressForm
          key={form.id}
          id={form.id}
          address={form.address}
          countries={countries}
          states={states}
        />
      </AccountPage>
    );
  return (
    <AccountPage
      title={phrase("Address book")}
      intro={
        book.length === 0
          ? phrase("You have no addresses yet. Save one to check out faster next time.")
          : phrase("Checkout starts with your default addresses.")
      }
    >
      <AddressList book={book} />
      <ButtonLink to={accountAddressBookPath("new")}>{phrase("Add an address")}</ButtonLink>
    </AccountPage>
  );
}

export const meta: MetaFunction = (call) => visitorPageMeta(call, phrase("Address book"));
