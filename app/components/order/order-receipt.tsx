import { Link } from "@remix-run/react";
import { Totals } from "~/components/cart/totals";
import { ButtonLink } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import type { DownloadView } from "~/models/download/download-view";
import { nextSteps } from "~/models/order-view/next-steps";
import type { OrderView } from "~/models/order-view/order-view";
import { homePath, orderPath } from "~/paths";
import { registerPath } from "~/paths/account";
import { BankDetails } from "./bank-details";
import { OrderDownloads } from "./download-list";
import { OrderLines } from "./order-lines";

/** Shown right after an order was placed (rule checkout-6): its number, lines, totals and what happens next. */
export function OrderReceipt({
  order,
  downloads,
  isSignedIn,
}: {
  order: OrderView;
  downloads: DownloadView[];
  isSignedIn: boolean;
}) {
  const { shippingAddress } = order;
  return (
    <div className="mx-auto max-w-2xl px-5 py-12 md:py-16">
      <header className="text-center">
        <span className="mx-auto grid size-16 place-items-center rounded-full bg-success-soft text-success">
          <Icon name="check" sizePx={32} />
        </span>
        <h1 className="mt-6 text-3xl font-medium md:text-4xl">
          Thank you, {order.billingAddress.first_name}
        </h1>
        <p className="mt-4 text-lg">
          Your order number is{" "}
          <Link to={orderPath(order.id)} className="font-semibold tabular-nums underline underline-offset-4">
            {order.incrementId}
          </Link>
        </p>
        <p className="mt-3 wrap-anywhere text-muted">A confirmation is on its way to {order.email}.</p>
      </header>
      <section aria-labelledby="next-steps" className="mt-10 rounded-base bg-sunken p-6 md:p-8">
        <h2 id="next-steps" className="text-xl font-medium">
          What happens next
        </h2>
        <ol className="mt-4 list-decimal space-y-2 pl-5 wrap-anywhere">
          {nextSteps(order).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {order.bankDetails.length > 0 ? (
          <div className="mt-6 border-t border-line pt-5">
            <BankDetails details={order.bankDetails} />
          </div>
        ) : null}
      </section>
      <OrderDownloads downloads={downloads} />
      <section aria-labelledby="bought" className="mt-10">
        <h2 id="bought" className="mb-4 text-xl font-medium">
          Your items
        </h2>
        <OrderLines order={order} />
        <div className="mt-6">
          <Totals
            totals={order}
            currency={order.currency}
            known={{ shipping: true, tax: true, needsShipping: shippingAddress !== null }}
          />
        </div>
        <p className="mt-4 text-sm text-muted">Payment: {order.paymentMethodTitle}</p>
      </section>
      <div className="mt-10 flex flex-col gap-3 sm:flex-row sm:flex-wrap sm:justify-center sm:gap-4">
        <ButtonLink to={orderPath(order.id)}>View your order</ButtonLink>
        {isSignedIn ? null : (
          <ButtonLink to={registerPath()} variant="secondary">
            Create an account
          </ButtonLink>
        )}
        <ButtonLink to={homePath()} variant="secondary">
          Continue shopping
        </ButtonLink>
      </div>
    </div>
  );
}
