import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { EntryPage } from "~/components/accounts/sign-in/entry-page";
import { OrderLinkForm } from "~/components/orders/order-link-form";
import { Alert } from "~/components/ui/alert";
import { sendForm } from "~/components/ui/form/send-form";
import { orderLinkForm, orderLinkSchema } from "~/models/orders/order-link-schema";
import { phrase } from "~/models/platform/texts/phrase";
import { visitorPageMeta } from "~/models/storefront/visitor-page-meta";
import { accountOrdersPath, findOrderPath, withQuery } from "~/paths";
import { requestOrderLink } from "~/services/orders/reading/request-order-link.server";
import { answerForm } from "~/services/platform/forms/answer-form.server";
import { retryHeaders } from "~/services/platform/http/answers/retry-headers.server";

/** Customers find their orders in their account; guests ask for the link of one. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  context.doNotCache();
  const { customer } = await context.visitor();
  if (customer) throw redirect(accountOrdersPath(), 303);
  return { isSent: new URL(request.url).searchParams.has("sent") };
}

/** Mails the link of an order to the e-mail it was placed with. */
export function action({ context, request }: ActionFunctionArgs) {
  const rules = { id: orderLinkForm, schema: orderLinkSchema, keeps: "all" } as const;
  return answerForm(request, rules, async (answers) => {
    await requestOrderLink(context, answers);
    return redirect(withQuery(findOrderPath(), { sent: "1" }), 303);
  });
}

/** Shows an error in its form if the post did not reach the server. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendForm(serverAction);

export default function FindOrderPage() {
  const { isSent } = useLoaderData<typeof loader>();
  return (
    <EntryPage title={phrase("Track your order")} lead={phrase("We’ll email you a link to your order.")}>
      {isSent ? (
        <Alert tone="success">
          {phrase("If we have an order with this number and email, its link is on its way.")}
        </Alert>
      ) : (
        <OrderLinkForm />
      )}
    </EntryPage>
  );
}

export const headers = retryHeaders;

export const meta: MetaFunction = (call) => visitorPageMeta(call, phrase("Track your order"));
