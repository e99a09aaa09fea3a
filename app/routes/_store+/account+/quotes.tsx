import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AccountPage } from "~/components/account/account-page";
import { EmptyNote } from "~/components/lists/empty-note";
import { QuoteList } from "~/components/order/quote-list";
import { privatePageMeta } from "~/models/seo/private-page-meta";
import { requireCustomer } from "~/services/auth/require-customer.server";
import { listCustomerQuotes } from "~/services/quotes/list-customer-quotes.server";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { id } = await requireCustomer(context, request);
  return { quotes: await listCustomerQuotes(context, id) };
}

export default function QuotesPage() {
  const { quotes } = useLoaderData<typeof loader>();
  return (
    <AccountPage title="Quotes">
      {quotes.length > 0 ? (
        <QuoteList quotes={quotes} />
      ) : (
        <EmptyNote action="Continue shopping">
          You have no quotes yet. Where the store prices larger orders, the checkout offers to ask for one.
        </EmptyNote>
      )}
    </AccountPage>
  );
}

export const meta: MetaFunction = () => privatePageMeta("Quotes");
