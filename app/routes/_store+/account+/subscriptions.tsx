import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { AccountPage } from "~/components/accounts/account-page";
import { SubscriptionCard } from "~/components/orders/subscription-card";
import { EmptyNote } from "~/components/selling/cart/empty-note";
import { Alert } from "~/components/ui/alert";
import { sendPress } from "~/components/ui/form/send-press";
import {
  subscriptionDoneTexts,
  subscriptionFormSchema,
} from "~/models/orders/subscription/subscription-form";
import { phrase } from "~/models/platform/texts/phrase";
import { visitorPageMeta } from "~/models/storefront/visitor-page-meta";
import { withQuery } from "~/paths";
import { accountSubscriptionsPath } from "~/paths/account";
import { requireCustomer } from "~/services/accounts/sessions/require-customer.server";
import { changeSubscription } from "~/services/orders/subscriptions/change-subscription.server";
import { listSubscriptions } from "~/services/orders/subscriptions/list-subscriptions.server";
import { answerForm } from "~/services/platform/forms/answer-form.server";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { id } = await requireCustomer(context, request);
  const done = new URL(request.url).searchParams.get("done");
  const text = Object.entries(subscriptionDoneTexts).find(([intent]) => intent === done)?.[1] ?? "";
  return { subscriptions: await listSubscriptions(context, id), text: text && phrase(text) };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { id } = await requireCustomer(context, request);
  return answerForm(request, { schema: subscriptionFormSchema }, async (form) => {
    await changeSubscription(context, id, form);
    return redirect(withQuery(accountSubscriptionsPath(), { done: form.intent }), 303);
  });
}

/** A press that did not reach the server leaves the page as it is (rule errors-5). */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendPress(serverAction);

export default function SubscriptionsPage() {
  const { subscriptions, text } = useLoaderData<typeof loader>();
  return (
    <AccountPage title={phrase("Subscriptions")}>
      {text ? <Alert tone="success">{text}</Alert> : null}
      {subscriptions.map((subscription) => (
        <SubscriptionCard key={subscription.id} subscription={subscription} />
      ))}
      {subscriptions.length === 0 ? (
        <EmptyNote picture="loop" action={phrase("Continue shopping")}>
          {phrase(
            "You have no subscriptions yet. You can start one on the page of a product that offers them.",
          )}
        </EmptyNote>
      ) : null}
    </AccountPage>
  );
}

export const meta: MetaFunction = (call) => visitorPageMeta(call, phrase("Subscriptions"));
