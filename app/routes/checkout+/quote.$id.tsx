import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { CheckoutPage } from "~/components/checkout/checkout-page";
import { QuoteCheckoutPlace } from "~/components/checkout/checkout-place";
import { sendForm } from "~/components/ui/form/send-form";
import type { PageHandle } from "~/components/ui/page/styled-page";
import { openPartStep } from "~/models/checkout/steps/part-title";
import { phrase } from "~/models/platform/texts/phrase";
import { visitorPageMeta } from "~/models/storefront/visitor-page-meta";
import { quotePath, quotePreviewPath } from "~/paths";
import { withGuestSession } from "~/services/accounts/sessions/with-guest-session.server";
import { answerCheckoutPost } from "~/services/checkout/answer-checkout-post.server";
import { openQuote } from "~/services/checkout/open-quote.server";
import { readCheckout } from "~/services/checkout/read-checkout.server";
import { isSandboxAllowed } from "~/services/payments/providers/sandbox-allowed.server";
import { purchaseOf } from "~/services/selling/cart-page/read-purchase.server";

/** The checkout of a quote that can be ordered; any other leads to its preview. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { quote, visitor, key } = await openQuote(context, request, params.id ?? "");
  if (quote.state !== "priced") throw redirect(quotePreviewPath(quote.id, key), 303);
  const asked = new URL(request.url).searchParams.get("part");
  const sandboxAllowed = isSandboxAllowed(context.config);
  const view = await readCheckout(context, purchaseOf(visitor), { asked, sandboxAllowed, isQuote: true });
  return { quote, quoteKey: key, view, isSignedIn: visitor.customer !== null };
}

/** Handles a part of the checkout, or the order. */
export async function action({ context, request, params }: ActionFunctionArgs) {
  const { quote, visitor, key } = await openQuote(context, request, params.id ?? "");
  const page = quotePath(quote.id, { key });
  const partPath = (part: string) => `${page}#${part}`;
  return withGuestSession(context, visitor, (inner, holder) =>
    answerCheckoutPost(inner, request, { purchase: purchaseOf(holder), page, partPath }),
  );
}

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendForm(serverAction);

export default function QuoteRoute() {
  const { quote, quoteKey, view, isSignedIn } = useLoaderData<typeof loader>();
  return (
    <QuoteCheckoutPlace quoteId={quote.id} quoteKey={quoteKey}>
      <CheckoutPage
        view={view}
        isSignedIn={isSignedIn}
        title={phrase("Order quote {number}", { number: quote.number })}
      />
    </QuoteCheckoutPlace>
  );
}

export const handle: PageHandle = { pageOf: () => "checkout" };

export const meta: MetaFunction<typeof loader> = (call) => [
  ...visitorPageMeta(
    call,
    openPartStep(call.data?.view.parts ?? []),
    call.data ? phrase("Order quote {number}", { number: call.data.quote.number }) : phrase("Quote"),
  ),
  { name: "referrer", content: "same-origin" },
];
