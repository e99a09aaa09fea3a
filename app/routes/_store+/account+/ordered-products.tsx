import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { AccountPage } from "~/components/accounts/account-page";
import { PageSteps } from "~/components/accounts/page-steps";
import { OrderedProductList } from "~/components/orders/ordered-product-list";
import { EmptyNote } from "~/components/selling/cart/empty-note";
import { sendPress } from "~/components/ui/form/send-press";
import { buyAgainSchema } from "~/models/orders/past/buy-again-form";
import { paging, parsePage } from "~/models/platform/paging/paging";
import { phrase } from "~/models/platform/texts/phrase";
import { visitorPageMeta } from "~/models/storefront/visitor-page-meta";
import { accountOrderedProductsPath } from "~/paths/account";
import { requireCustomer } from "~/services/accounts/sessions/require-customer.server";
import { buyAgain } from "~/services/orders/reorder/buy-again.server";
import { listOrderedProducts } from "~/services/orders/reorder/list-ordered-products.server";
import { answerForm } from "~/services/platform/forms/answer-form.server";
import { leadTo } from "~/services/shops/answers/answer-with.server";

const productsPerPage = 20;

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireCustomer(context, request);
  const asked = { page: pageOf(request), limit: productsPerPage };
  const { products, page, total } = await listOrderedProducts(context, await context.visitor(), asked);
  return { products, pages: paging({ page, limit: productsPerPage, total }) };
}

/** Buys a product again, and stays on the page, which says what happened. */
export async function action({ context, request }: ActionFunctionArgs) {
  await requireCustomer(context, request);
  return answerForm(request, { schema: buyAgainSchema }, async (line) => {
    const { ok, message } = await buyAgain(context, await context.visitor(), line);
    const here = accountOrderedProductsPath();
    return leadTo(context, accountOrderedProductsPath(pageOf(request)), {
      notice: { lines: [message], page: here, tone: ok ? "success" : "warning" },
    });
  });
}

const pageOf = (request: Request) => parsePage(new URL(request.url).searchParams.get("page"));

/** A press that did not reach the server leaves the page as it is (rule errors-5). */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendPress(serverAction);

export default function OrderedProductsPage() {
  const { products, pages } = useLoaderData<typeof loader>();
  return (
    <AccountPage
      title={phrase("Ordered products")}
      intro={phrase("Everything you bought, ready to buy again.")}
    >
      {products.length === 0 ? (
        <EmptyNote picture="box" action={phrase("Continue shopping")}>
          {phrase(
            "You haven’t bought anything yet. Products you order are listed here, so you can find them again.",
          )}
        </EmptyNote>
      ) : (
        <OrderedProductList products={products} action={accountOrderedProductsPath(pages.page)} />
      )}
      <PageSteps pages={pages} to={accountOrderedProductsPath} noun="products" />
    </AccountPage>
  );
}

export const meta: MetaFunction = (call) => visitorPageMeta(call, phrase("Ordered products"));
