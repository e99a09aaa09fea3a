// @public

import { Link } from "@remix-run/react";
import { Fragment } from "react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { calledInAddress } from "~/models/accounts/person-name";
import type { DownloadView } from "~/models/orders/download/download-view";
import { sumOrders } from "~/models/orders/order-group/sum-orders";
import { nextStepsTogether } from "~/models/orders/order-view/next-steps";
import type { OrderView } from "~/models/orders/order-view/order-view";
import { homePath, orderPath } from "~/paths";
import { registerPath } from "~/paths/account";
import { Totals } from "../selling/cart/totals";
import { ButtonLink } from "../ui/form/button";
import { Icon } from "../ui/icon";
import { OrderDownloads } from "./download-list";
import { BankDetails } from "./views/bank-details";
import { OrderDiscounts } from "./views/order-discounts";
import { OrderLines } from "./views/order-lines";

/**
 * Shown right after an order was placed (rule checkout-6): its number, lines, totals and what happens next.
 * Orders of several sellers that were placed together have one receipt (rule order-groups-10).
 * @param orders at least one
 */
export function OrderReceipt({
  orders,
  downloads,
  isSignedIn,
}: {
  orders: readonly OrderView[];
  downloads: DownloadView[];
  isSignedIn: boolean;
}) {
  const t = useTexts();
  const [order] = orders;
  if (!order) return null;
  return (
    <div data-printed="" className="mx-auto max-w-2xl px-5 py-12 md:py-16">
      <header className="text-center">
        <span className="mx-auto grid size-16 place-items-center rounded-full bg-success-soft text-success">
          <Icon name="check" sizePx={32} />
        </span>
        <h1 className="mt-6 text-3xl font-medium md:text-4xl">
          {t("Thank you, {first_name}", { first_name: calledInAddress(order.billingAddress) })}
        </h1>
        <p className="mt-4 text-lg">
          {orders.length > 1 ? t("Your order numbers are") : t("Your order number is")}{" "}
          <OrderNumbers orders={orders} />
        </p>
        <p className="mt-3 wrap-anywhere text-muted">
          {t("A confirmation is on its way to {email}.", { email: order.email })}
        </p>
      </header>
      <section aria-labelledby="next-steps" className="mt-10 rounded-base bg-sunken p-6 md:p-8">
        <h2 id="next-steps" className="text-xl font-medium">
          {t("What happens next")}
        </h2>
        <ol className="mt-4 list-decimal space-y-2 ps-5 wrap-anywhere">
          {nextStepsTogether(orders).map((step) => (
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
          {t("Your items")}
        </h2>
        {orders.map((one) => (
          <Goods key={one.id} order={one} isOnly={orders.length === 1} />
        ))}
        {orders.length > 1 ? (
          <div className="mt-8 rounded-base bg-sunken p-6">
            <h3 className="mb-4 font-medium">{t("All {length} orders", { length: orders.length })}</h3>
            <ReceiptTotals orders={orders} />
          </div>
        ) : null}
        <p className="mt-4 text-sm text-muted">
          {t("Payment: {paymentMethodTitle}", { paymentMethodTitle: order.paymentMethodTitle })}
        </p>
      </section>
      <div className="mt-10 flex flex-col gap-3 sm:flex-row sm:flex-wrap sm:justify-center sm:gap-4">
        {orders.map(({ id, incrementId }) => (
          <ButtonLink key={id} to={orderPath(id)}>
            {orders.length > 1 ? t("View order {incrementId}", { incrementId }) : t("View your order")}
          </ButtonLink>
        ))}
        {isSignedIn ? null : (
          <ButtonLink to={registerPath()} variant="secondary">
            {t("Create an account")}
          </ButtonLink>
        )}
        <ButtonLink to={homePath()} variant="secondary">
          {t("Continue shopping")}
        </ButtonLink>
      </div>
    </div>
  );
}

function OrderNumbers({ orders }: { orders: readonly OrderView[] }) {
  const t = useTexts();
  return orders.map(({ id, incrementId }, at) => (
    <Fragment key={id}>
      {at === 0 ? "" : at === orders.length - 1 ? ` ${t("and")} ` : ", "}
      <Link to={orderPath(id)} className="font-semibold tabular-nums underline underline-offset-4">
        {incrementId}
      </Link>
    </Fragment>
  ));
}

/** The lines of one order and what it comes to. */
function Goods({ order, isOnly }: { order: OrderView; isOnly: boolean }) {
  const t = useTexts();
  return (
    <div className="mt-8 first-of-type:mt-0">
      {isOnly ? null : (
        <h3 className="mb-3 text-sm font-medium text-muted">
          {t("From {sellerName}, order {incrementId}", {
            sellerName: order.sellerName,
            incrementId: order.incrementId,
          })}
        </h3>
      )}
      <OrderLines order={order} />
      <div className="mt-6">
        <ReceiptTotals orders={[order]} />
        <OrderDiscounts order={order} />
      </div>
    </div>
  );
}

function ReceiptTotals({ orders }: { orders: readonly OrderView[] }) {
  const needsShipping = orders.some(({ shippingAddress }) => shippingAddress !== null);
  return (
    <Totals
      totals={sumOrders(orders)}
      currency={orders[0]?.currency ?? ""}
      known={{ shipping: true, tax: true, needsShipping }}
    />
  );
}
