import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { type ClientActionFunctionArgs, Form, useLoaderData } from "@remix-run/react";
import { Button } from "~/components/ui/form/button";
import { sendPress } from "~/components/ui/form/send-press";
import type { PageShell } from "~/models/content/templates/template-view";
import { isOpen } from "~/models/payments/payment-outcome";
import { sandboxOutcomeSchema } from "~/models/payments/sandbox-outcome";
import { formatMoney } from "~/models/platform/money/format-money";
import { phrase } from "~/models/platform/texts/phrase";
import { visitorPageMeta } from "~/models/storefront/visitor-page-meta";
import { findPayment } from "~/services/payments/providers/find-payment.server";
import { returnAddress } from "~/services/payments/providers/return-address.server";
import { isSandboxOffered } from "~/services/payments/providers/sandbox-allowed.server";
import { sandboxWebhookOf } from "~/services/payments/providers/sandbox-provider.server";
import { writeSandboxResult } from "~/services/payments/providers/sandbox-signature.server";
import { answerForm } from "~/services/platform/forms/answer-form.server";
import type { RequestContext } from "~/services/shops/context/request-context.server";
import { enqueueJob } from "~/services/shops/jobs/enqueue-job.server";

/**
 * The sandbox's own page has neither header nor footer of the shop, as a real provider's would. Only where
 * there is no payment they are around the shop's page for it (rule errors-4).
 */
export async function loader({ context, params }: LoaderFunctionArgs) {
  context.doNotCache();
  const { amountMinor, currency, orderNumber, status } = await openPayment(context, params.id);
  return {
    amount: formatMoney(amountMinor, currency),
    incrementId: orderNumber,
    isOpen: isOpen(status),
    shopName: context.shop.name,
    shell: { layout: "no-layout" } satisfies PageShell,
  };
}

/** Says how the payment ended: to the shop through a webhook, and through the browser. */
export async function action({ context, request, params }: ActionFunctionArgs) {
  const payment = await openPayment(context, params.id);
  return answerForm(request, { schema: sandboxOutcomeSchema }, async ({ outcome }) => {
    const signer = { signingKey: context.secret, shop: context.shop };
    const told = writeSandboxResult(signer, sandboxWebhookOf(payment, outcome));
    await enqueueJob(
      context,
      "deliver-sandbox-webhook",
      { body: told.result, signature: told.signature },
      { jobKey: `sandbox-webhook:${payment.id}` },
    );
    const { result, signature } = writeSandboxResult(signer, { paymentId: payment.id, outcome });
    return redirect(returnAddress(context, payment, { result, result_signature: signature }), 303);
  });
}

async function openPayment(context: RequestContext, paymentId = "") {
  const isOffered = isSandboxOffered(context);
  const payment = isOffered ? await findPayment(context, paymentId) : null;
  if (payment?.provider !== "sandbox")
    throw new Response("Not Found", { status: 404, statusText: "Not Found" });
  return payment;
}

/** A press that did not reach the server leaves the page as it is (rule errors-5). */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendPress(serverAction);

export default function SandboxPage() {
  const { amount, incrementId, isOpen, shopName } = useLoaderData<typeof loader>();
  return (
    <div className="grid min-h-screen place-items-center bg-sunken px-5 py-12">
      <div className="w-full max-w-md rounded-base bg-surface p-8 shadow-card">
        <p className="inline-block rounded-pill bg-warning-soft px-3 py-1 text-sm font-medium text-warning">
          {phrase("Test payment: no money moves")}
        </p>
        <h1 className="mt-5 text-2xl font-medium">{phrase("Pay {shopName}", { shopName })}</h1>
        <p className="mt-2 text-muted">{phrase("Order {number}", { number: incrementId })}</p>
        <p className="mt-6 text-4xl font-semibold tabular-nums">{amount}</p>
        {isOpen ? (
          <Form method="post" className="mt-8 grid gap-3">
            <Button name="outcome" value="paid">
              {phrase("Pay")}
            </Button>
            <Button name="outcome" value="failed" variant="secondary">
              {phrase("Decline")}
            </Button>
          </Form>
        ) : (
          <p className="mt-8 text-muted">{phrase("This payment is finished.")}</p>
        )}
      </div>
    </div>
  );
}

export const meta: MetaFunction = (call) => visitorPageMeta(call, phrase("Test payment"));
