import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { ReviewPage } from "~/components/conversations/review-page";
import { sendForm } from "~/components/ui/form/send-form";
import { phrase } from "~/models/platform/texts/phrase";
import { visitorPageMeta } from "~/models/storefront/visitor-page-meta";
import { loginPath, reviewPath } from "~/paths";
import { answerReviewPost } from "~/services/conversations/reviews/answer-review-post.server";
import { loadReviewForm } from "~/services/conversations/reviews/load-review-form.server";
import type { RequestContext } from "~/services/shops/context/request-context.server";

/** The form for a review; a guest signs in first where guests may not write. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const view = await formOf(context, params.sku);
  return { ...view, code: crypto.randomUUID(), isSent: new URL(request.url).searchParams.has("sent") };
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  return answerReviewPost(context, request, await formOf(context, params.sku));
}

async function formOf(context: RequestContext, sku = "") {
  context.doNotCache();
  // PostgreSQL refuses the NUL character as text.
  const view = sku.includes("\0") ? null : await loadReviewForm(context, sku, await context.visitor());
  if (view === "sign-in") throw redirect(loginPath(reviewPath(sku)), 303);
  if (!view) throw new Response("This page could not be found", { status: 404, statusText: "Not Found" });
  return view;
}

/** A post that never arrived is said in the form itself. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendForm(serverAction);

export const meta: MetaFunction = (call) => visitorPageMeta(call, phrase("Review"));

export default function ReviewRoute() {
  return <ReviewPage {...useLoaderData<typeof loader>()} />;
}
