import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { AskNoticePage } from "~/components/conversations/ask-notice-page";
import { sendForm } from "~/components/ui/form/send-form";
import { phrase } from "~/models/platform/texts/phrase";
import { readRowId } from "~/models/platform/validation/read-row-id";
import { visitorPageMeta } from "~/models/storefront/visitor-page-meta";
import { findReviewed } from "~/services/conversations/reviews/find-reviewed.server";
import { answerStockNotice } from "~/services/conversations/stock-notices/answer-stock-notice.server";
import { retryHeaders } from "~/services/platform/http/answers/retry-headers.server";
import type { RequestContext } from "~/services/shops/context/request-context.server";

/** The form for a mail when a product is back, and what follows when it was sent. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const product = await productOf(context, request);
  const { customer } = await context.visitor();
  return { product, isGuest: customer === null, sent: new URL(request.url).searchParams.get("sent") };
}

export async function action({ context, request }: ActionFunctionArgs) {
  return answerStockNotice(context, request, (await productOf(context, request)).id);
}

async function productOf(context: RequestContext, request: Request) {
  context.doNotCache();
  const id = readRowId(new URL(request.url).searchParams.get("product") ?? "");
  const product = id === null ? null : await findReviewed(context, { id });
  if (!product) throw new Response("This page could not be found", { status: 404, statusText: "Not Found" });
  return product;
}

/** A post that never arrived is said in the form itself. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendForm(serverAction);

export const headers = retryHeaders;

export const meta: MetaFunction = (call) => visitorPageMeta(call, phrase("Back in stock"));

export default function BackInStockRoute() {
  return <AskNoticePage {...useLoaderData<typeof loader>()} />;
}
