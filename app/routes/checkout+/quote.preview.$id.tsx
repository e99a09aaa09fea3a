import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { QuotePreview } from "~/components/checkout/quote-preview";
import { openQuote } from "~/services/checkout/open-quote.server";

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { quote, key } = await openQuote(context, request, params.id ?? "");
  return { quote, quoteKey: key };
}

export default function QuotePreviewRoute() {
  return <QuotePreview {...useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `Quote ${data.quote.number}` : "Quote" },
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "same-origin" },
];
