import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AccountPage } from "~/components/accounts/account-page";
import { QuoteList } from "~/components/checkout/quote-list";
import { EmptyNote } from "~/components/selling/cart/empty-note";
import { phrase } from "~/models/platform/texts/phrase";
import { visitorPageMeta } from "~/models/storefront/visitor-page-meta";
import { requireCustomer } from "~/services/accounts/sessions/require-customer.server";
import { listCustomerQuotes } from "~/services/checkout/list-customer-quotes.server";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { id } = await requireCustomer(context, request);
  return { quotes: await listCustomerQuotes(context, id) };
}

export default function QuotesPage() {
  const { quotes } = useLoaderData<typeof loader>();
  return (
    <AccountPage title={phrase("Quotes")}>
      {quotes.length > 0 ? (
        <QuoteList quotes={quotes} />
      ) : (
        <EmptyNote picture="quote" action={phrase("Continue shopping")}>
          {phrase(
            "You have no quotes yet. If the store quotes larger orders, you can ask for one at checkout.",
          )}
        </EmptyNote>
      )}
    </AccountPage>
  );
}

export const meta: MetaFunction = (call) => visitorPageMeta(call, phrase("Quotes"));
