import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { AccountPage } from "~/components/accounts/account-page";
import { StoredMethodList } from "~/components/checkout/stored-method-list";
import { EmptyNote } from "~/components/selling/cart/empty-note";
import { sendPress } from "~/components/ui/form/send-press";
import { storedMethodFormSchema } from "~/models/payments/stored-method-form";
import { isAppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import { visitorPageMeta } from "~/models/storefront/visitor-page-meta";
import { accountPaymentPath } from "~/paths/account";
import { requireCustomer } from "~/services/accounts/sessions/require-customer.server";
import { listStoredMethods } from "~/services/payments/stored-methods/list-stored-methods.server";
import { removeStoredMethod } from "~/services/payments/stored-methods/remove-stored-method.server";
import { answerForm } from "~/services/platform/forms/answer-form.server";
import { leadTo } from "~/services/shops/answers/answer-with.server";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { id } = await requireCustomer(context, request);
  return { methods: await listStoredMethods(context, id) };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const customer = await requireCustomer(context, request);
  return answerForm(request, { schema: storedMethodFormSchema }, async ({ id }) => {
    const refusal = await removeStoredMethod(context, customer.id, id).then(
      () => null,
      (error: unknown) => {
        if (!isAppError(error)) throw error;
        return error.message;
      },
    );
    const text = refusal ?? phrase("Your payment method has been removed. We won’t charge it again.");
    const tone = refusal === null ? "success" : "danger";
    return leadTo(context, accountPaymentPath(), {
      notice: { lines: [text], page: accountPaymentPath(), tone },
    });
  });
}

/** A press that did not reach the server leaves the page as it is (rule errors-5). */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendPress(serverAction);

export default function PaymentMethodsPage() {
  const { methods } = useLoaderData<typeof loader>();
  return (
    <AccountPage title={phrase("Payment methods")} intro={phrase("What your subscriptions are charged to.")}>
      {methods.length > 0 ? (
        <StoredMethodList methods={methods} />
      ) : (
        <EmptyNote picture="card" action={phrase("Continue shopping")}>
          {phrase("You have no saved payment methods. We save the one you pay for a subscription with.")}
        </EmptyNote>
      )}
    </AccountPage>
  );
}

export const meta: MetaFunction = (call) => visitorPageMeta(call, phrase("Payment methods"));
