import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { SellerReviewPage } from "~/components/conversations/seller-review-page";
import { sendForm } from "~/components/ui/form/send-form";
import { phrase } from "~/models/platform/texts/phrase";
import { visitorPageMeta } from "~/models/storefront/visitor-page-meta";
import { sentParameter } from "~/paths";
import { answerSellerReview } from "~/services/conversations/seller-reviews/answer-seller-review.server";
import { loadSellerReviewForm } from "~/services/conversations/seller-reviews/load-seller-review-form.server";
import { openOrder, orderKeyOf } from "~/services/orders/reading/open-order.server";

/**
 * The form that reviews the seller of an order. Everyone who may view the order may write it (rule
 * seller-reviews-1).
 */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const order = await openOrder(context, request, params.id ?? "");
  const form = await loadSellerReviewForm(context, order, await context.visitor());
  if (!form) throw new Response("This page could not be found", { status: 404, statusText: "Not Found" });
  const isSent = new URL(request.url).searchParams.has(sentParameter);
  return { ...form, isSent, orderKey: orderKeyOf(request) };
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const { id } = await openOrder(context, request, params.id ?? "");
  return answerSellerReview(context, request, { id, key: orderKeyOf(request) });
}

/** A post that never arrived is said in the form itself. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendForm(serverAction);

export const meta: MetaFunction<typeof loader> = (call) => [
  ...visitorPageMeta(
    call,
    call.data ? phrase("Review {sellerName}", { sellerName: call.data.sellerName }) : phrase("Review"),
  ),
  { name: "referrer", content: "same-origin" },
];

export default function SellerReviewRoute() {
  return <SellerReviewPage {...useLoaderData<typeof loader>()} />;
}
