import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { QuoteRequestPage } from "~/components/checkout/quote-request-page";
import { quoteRequestForm, quoteRequestSchema } from "~/models/checkout/quote-request-schema";
import { phrase } from "~/models/platform/texts/phrase";
import { publicSettings } from "~/models/shops/settings/shop-settings";
import { visitorPageMeta } from "~/models/storefront/visitor-page-meta";
import { cartPath, quotePreviewPath } from "~/paths";
import { requestQuote } from "~/services/checkout/request-quote.server";
import { answerForm } from "~/services/platform/forms/answer-form.server";
import { readCartSummary } from "~/services/selling/cart-page/read-cart-summary.server";

export async function loader({ context }: LoaderFunctionArgs) {
  context.doNotCache();
  const { allow_request_quote } = publicSettings(context.shop).modules["order-management"];
  if (!allow_request_quote) throw new Response("Not Found", { status: 404, statusText: "Not Found" });
  const visitor = await context.visitor();
  const summary = await readCartSummary(context, visitor);
  if (summary.items.length === 0) throw redirect(cartPath(), 303);
  return { summary, email: visitor.customer?.email ?? "" };
}

/** Sends the cart to be priced. */
export function action({ context, request }: ActionFunctionArgs) {
  const rules = { id: quoteRequestForm, schema: quoteRequestSchema, keeps: "all" } as const;
  return answerForm(request, rules, async (answers) => {
    const { quoteId } = await requestQuote(context, await context.visitor(), answers);
    return redirect(quotePreviewPath(quoteId), 303);
  });
}

export default function QuoteRequestRoute() {
  return <QuoteRequestPage {...useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction = (call) => visitorPageMeta(call, phrase("Request a quote"));
