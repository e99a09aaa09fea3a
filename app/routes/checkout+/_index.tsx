import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunction,
  useLoaderData,
} from "@remix-run/react";
import { CheckoutPage } from "~/components/checkout/checkout-page";
import { sendForm } from "~/components/form/send-form";
import { checkoutIntents } from "~/models/checkout/checkout-forms";
import { cartPath, checkoutPath } from "~/paths";
import { noticeCookie } from "~/services/auth/notice-cookie.server";
import { readCheckout } from "~/services/checkout/read-checkout.server";
import { submitOrder } from "~/services/checkout/submit-order.server";
import { submitPart } from "~/services/checkout/submit-part.server";
import { readForm } from "~/services/http/read-form.server";
import { isSandboxAllowed } from "~/services/payment/sandbox-allowed.server";

export async function loader({ context, request }: LoaderFunctionArgs) {
  context.doNotCache();
  const visitor = await context.visitor();
  const asked = new URL(request.url).searchParams.get("part");
  const view = await readCheckout(context, visitor, {
    asked,
    sandboxAllowed: isSandboxAllowed(context.config),
  });
  if (view.summary.count === 0) throw redirect(cartPath(), 303);
  return { view, isSignedIn: visitor.customer !== null };
}

/**
 * Handles a part of the checkout, or the order. Each post returns to the page with the next part open, scripted or
 * not.
 */
export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const intent = checkoutIntents.find((known) => known === form.get("intent"));
  if (!intent) throw new Response("Bad Request", { status: 400, statusText: "Bad Request" });
  const visitor = await context.visitor();
  const sandboxAllowed = isSandboxAllowed(context.config);
  if (intent === "place") return submitOrder(context, { visitor, form, sandboxAllowed });
  const refusal = await submitPart(context, intent, { visitor, form, sandboxAllowed });
  if (refusal) return refusal;
  const { parts } = await readCheckout(context, visitor, { asked: null, sandboxAllowed });
  const next = parts.find(({ state }) => state === "open")?.part ?? "review";
  // A notice from an earlier step is dropped, so that it does not follow the shopper through the checkout.
  const headers = { "Set-Cookie": noticeCookie([], context.origin) };
  return redirect(`${checkoutPath()}#${next}`, { status: 303, headers });
}

/**
 * Shows an error in the form if a part or an order did not reach the server. An order that did is not placed twice
 * by a retry.
 */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendForm(serverAction);

/**
 * An order is refused because something changed: the page must reload to show it, or a retry would fail alike. A
 * post that did not reach the server changed nothing.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  actionStatus = 200,
  defaultShouldRevalidate,
}) => (actionStatus >= 400 ? actionStatus < 500 : defaultShouldRevalidate);

export default function CheckoutRoute() {
  return <CheckoutPage {...useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction = () => [{ title: "Checkout" }, { name: "robots", content: "noindex" }];
