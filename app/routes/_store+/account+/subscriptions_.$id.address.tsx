import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { AccountPage } from "~/components/accounts/account-page";
import { SubscriptionAddressForm } from "~/components/orders/subscription-address-form";
import { sendForm } from "~/components/ui/form/send-form";
import { countryChoices } from "~/models/accounts/address/country-choices";
import { shippingAddressSchema } from "~/models/accounts/address/shipping-address-schema";
import { stateChoices, withStateChoices } from "~/models/accounts/address/state-choices";
import { subscriptionAddressFormId } from "~/models/orders/subscription/subscription-form";
import { isAppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import { publicSettings } from "~/models/shops/settings/shop-settings";
import { visitorPageMeta } from "~/models/storefront/visitor-page-meta";
import { withQuery } from "~/paths";
import { accountSubscriptionAddressPath, accountSubscriptionsPath } from "~/paths/account";
import { answerChosenCountry } from "~/services/accounts/addresses/answer-chosen-country.server";
import { requireCustomer } from "~/services/accounts/sessions/require-customer.server";
import { changeSubscription } from "~/services/orders/subscriptions/change-subscription.server";
import { readSubscriptionAddress } from "~/services/orders/subscriptions/read-subscription.server";
import { answerForm } from "~/services/platform/forms/answer-form.server";
import { readForm } from "~/services/platform/forms/read-form.server";

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const customer = await requireCustomer(context, request);
  const { checkout_countries } = publicSettings(context.shop);
  const countries = countryChoices(checkout_countries);
  try {
    const found = await readSubscriptionAddress(context, customer.id, params.id ?? "");
    const states = stateChoices(checkout_countries, [found.address.country]);
    return { ...found, countries, states, action: accountSubscriptionAddressPath(params.id ?? "") };
  } catch (error) {
    if (!isAppError(error)) throw error;
    throw new Response(error.message, { status: error.status, statusText: "Not Found" });
  }
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const customer = await requireCustomer(context, request);
  const { checkout_countries } = publicSettings(context.shop);
  const posted = await readForm(request);
  const chosen = await answerChosenCountry(posted, subscriptionAddressFormId, checkout_countries);
  if (chosen) return chosen;
  const rules = {
    id: subscriptionAddressFormId,
    schema: shippingAddressSchema(checkout_countries),
    keeps: "all",
    alongside: (typed: unknown) => withStateChoices(typed, "", checkout_countries),
  } as const;
  return answerForm(posted, rules, async (address) => {
    await changeSubscription(context, customer.id, { intent: "address", id: params.id ?? "", address });
    return redirect(withQuery(accountSubscriptionsPath(), { done: "address" }), 303);
  });
}

/** Shows an error in the form if the post did not reach the server. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendForm(serverAction);

export default function SubscriptionAddressPage() {
  const { name, ...form } = useLoaderData<typeof loader>();
  return (
    <AccountPage
      title={phrase("Change address")}
      intro={phrase("Where the next deliveries of {name} go.", { name })}
    >
      <SubscriptionAddressForm {...form} />
    </AccountPage>
  );
}

export const meta: MetaFunction = (call) => visitorPageMeta(call, phrase("Change address"));
