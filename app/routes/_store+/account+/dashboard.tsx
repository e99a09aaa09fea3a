import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { OrderList } from "~/components/orders/order-list";
import { AccountSteps } from "~/components/storefront/account-steps";
import { Alert } from "~/components/ui/alert";
import { ButtonLink } from "~/components/ui/form/button";
import { PlainLink } from "~/components/ui/link/plain-link";
import { RichText } from "~/components/ui/texts/rich-text";
import { calledName, fullName } from "~/models/accounts/person-name";
import { whatToDoNext } from "~/models/orders/states/what-to-do-next";
import { phrase } from "~/models/platform/texts/phrase";
import { accountPageSteps, shownSteps, unpaidStatuses } from "~/models/storefront/account-steps";
import { visitorPageMeta } from "~/models/storefront/visitor-page-meta";
import { accountOrdersPath, accountSettingsPath } from "~/paths";
import { accountOrderedProductsPath, resetPasswordPath } from "~/paths/account";
import { requireCustomer } from "~/services/accounts/sessions/require-customer.server";
import { listUnreviewed } from "~/services/conversations/reviews/list-unreviewed.server";
import { listOrders } from "~/services/orders/reading/list-orders.server";
import { listOpenReturns } from "~/services/orders/return-requests/list-open-returns.server";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const customer = await requireCustomer(context, request);
  const { id, email, firstName, lastName, isVerified, isRestricted } = customer;
  const few = { limit: shownSteps };
  const [{ orders }, unpaid, returns, unreviewed] = await Promise.all([
    listOrders(context, id, { page: 1, limit: 1 }),
    listOrders(context, id, { page: 1, limit: shownSteps, statuses: unpaidStatuses }),
    listOpenReturns(context, id, few),
    listUnreviewed(context, id, few),
  ]);
  const steps = accountPageSteps({ unpaid, returns, unreviewed });
  const lastOrder = orders[0] ?? null;
  // What is said of an unpaid order is said in its step.
  const outlook =
    lastOrder && !unpaidStatuses.includes(lastOrder.status) ? whatToDoNext(lastOrder.status) : "";
  return { email, firstName, lastName, isVerified, isRestricted, lastOrder, outlook, steps };
}

export default function DashboardPage() {
  const { email, firstName, lastName, isVerified, isRestricted, lastOrder, outlook, steps } =
    useLoaderData<typeof loader>();
  const called = calledName({ firstName, lastName });
  return (
    <div className="space-y-8">
      <h1 className="text-3xl font-medium md:text-4xl">
        {called ? phrase("Hello {firstName}", { firstName: called }) : phrase("Hello")}
      </h1>
      {isRestricted ? <Alert tone="warning">{phrase("Your account is pending approval")}</Alert> : null}
      {isVerified ? null : (
        <Alert tone="warning">
          <RichText
            text={phrase(
              "Your email isn’t confirmed yet. <a>Ask for a link</a> to {email} and choose a new password: that confirms it.",
              { email },
            )}
            parts={{ a: (words) => <PlainLink href={resetPasswordPath()}>{words}</PlainLink> }}
          />
        </Alert>
      )}
      <AccountSteps steps={steps} />
      {lastOrder ? (
        <section aria-labelledby="last-order">
          <h2 id="last-order" className="mb-4 text-xl font-medium">
            {phrase("Your last order")}
          </h2>
          <OrderList orders={[lastOrder]} />
          {outlook ? <p className="mt-3 text-muted">{outlook}</p> : null}
        </section>
      ) : null}
      <div className="grid gap-5 md:grid-cols-2">
        <section className="rounded-base border border-line p-6">
          <h2 className="text-xl font-medium">{phrase("Your details")}</h2>
          <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
            <dt className="text-muted">{phrase("Name")}</dt>
            <dd className="wrap-anywhere">{fullName({ firstName, lastName })}</dd>
            <dt className="text-muted">{phrase("Email")}</dt>
            <dd className="break-all">{email}</dd>
          </dl>
          <ButtonLink to={accountSettingsPath()} variant="secondary" className="mt-6">
            {phrase("Account Settings")}
          </ButtonLink>
        </section>
        <section className="rounded-base border border-line p-6">
          <h2 className="text-xl font-medium">{phrase("Your orders")}</h2>
          <p className="mt-4 text-muted">{phrase("What you ordered, where it is, and every receipt.")}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink to={accountOrdersPath()} variant="secondary">
              {phrase("My Orders")}
            </ButtonLink>
            <ButtonLink to={accountOrderedProductsPath()} variant="secondary">
              {phrase("Ordered products")}
            </ButtonLink>
          </div>
        </section>
      </div>
    </div>
  );
}

export const meta: MetaFunction = (call) => visitorPageMeta(call, phrase("My Account"));
