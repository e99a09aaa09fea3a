import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { QuotePreview } from "~/components/checkout/quote-preview";
import { phrase } from "~/models/platform/texts/phrase";
import { visitorPageMeta } from "~/models/storefront/visitor-page-meta";
import { openQuote } from "~/services/checkout/open-quote.server";

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { quote, key } = await openQuote(context, request, params.id ?? "");
  return { quote, quoteKey: key };
}

export default function QuotePreviewRoute() {
  return <QuotePreview {...useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction<typeof loader> = (call) => [
  ...visitorPageMeta(
    call,
    call.data ? phrase("Quote {number}", { number: call.data.quote.number }) : phrase("Quote"),
  ),
  { name: "referrer", content: "same-origin" },
];
