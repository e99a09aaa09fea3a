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
import { CartCheckoutPlace } from "~/components/checkout/checkout-place";
import { PlacedNotice } from "~/components/orders/placed-notice";
import { sendCartForm } from "~/components/selling/cart/send-cart-form";
import { sendForm } from "~/components/ui/form/send-form";
import type { PageHandle } from "~/components/ui/page/styled-page";
import { openPartStep } from "~/models/checkout/steps/part-title";
import { phrase } from "~/models/platform/texts/phrase";
import { visitorPageMeta } from "~/models/storefront/visitor-page-meta";
import { cartPath } from "~/paths";
import { sellerCheckoutPath } from "~/paths/seller-checkout";
import { answerCheckoutPost } from "~/services/checkout/answer-checkout-post.server";
import { readCheckout } from "~/services/checkout/read-checkout.server";
import { findUnseenOrders } from "~/services/orders/reading/find-unseen-orders.server";
import { seenOrderOf } from "~/services/orders/reading/seen-order-cookie.server";
import { isSandboxAllowed } from "~/services/payments/providers/sandbox-allowed.server";
import { findPurchase } from "~/services/selling/cart-page/read-purchase.server";

export async function loader({ context, request }: LoaderFunctionArgs) {
  context.doNotCache();
  const { searchParams } = new URL(request.url);
  const seller = searchParams.get("seller");
  const purchase = await findPurchase(context, await context.visitor(), seller);
  const view = await readCheckout(context, purchase, {
    asked: searchParams.get("part"),
    sandboxAllowed: isSandboxAllowed(context.config),
  });
  if (view.summary.count === 0) throw redirect(cartPath(), 303);
  return {
    view,
    seller,
    isSignedIn: purchase.visitor.customer !== null,
    placed: await findUnseenOrders(context, purchase.visitor, seenOrderOf(request)),
  };
}

/**
 * Handles a part of the checkout, or the order. Each post returns to the page with the next part open,
 * scripted or not.
 */
export const action = async ({ context, request }: ActionFunctionArgs) => {
  const seller = new URL(request.url).searchParams.get("seller");
  return answerCheckoutPost(context, request, {
    purchase: await findPurchase(context, await context.visitor(), seller),
    page: sellerCheckoutPath(seller),
    partPath: (part) => `${sellerCheckoutPath(seller)}#${part}`,
  });
};

/**
 * Shows an error in the form if a part or an order did not reach the server. An order that did is not placed
 * twice by a retry.
 */
export const clientAction = async ({ request, serverAction }: ClientActionFunctionArgs) =>
  sendCartForm(await request.clone().formData(), serverAction) ?? sendForm(serverAction);

/**
 * An order is refused because something changed: the page must reload to show it, or a retry would fail
 * alike. A post that did not reach the server changed nothing.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  actionStatus = 200,
  defaultShouldRevalidate,
}) => (actionStatus >= 400 ? actionStatus < 500 : defaultShouldRevalidate);

export default function CheckoutRoute() {
  const { seller, placed, ...page } = useLoaderData<typeof loader>();
  return (
    <CartCheckoutPlace seller={seller}>
      <PlacedNotice orders={placed} />
      <CheckoutPage {...page} />
    </CartCheckoutPlace>
  );
}

export const handle: PageHandle = { pageOf: () => "checkout" };

export const meta: MetaFunction<typeof loader> = (call) => {
  const step = call.data && !call.data.view.preventedMessage ? openPartStep(call.data.view.parts) : "";
  return visitorPageMeta(call, step, phrase("Checkout"));
};
