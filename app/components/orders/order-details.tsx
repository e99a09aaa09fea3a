// @public

import { Link } from "@remix-run/react";
import { Fragment, type ReactNode } from "react";
import { RichText } from "~/components/ui/texts/rich-text";
import { useTexts } from "~/components/ui/texts/use-texts";
import { addressLines } from "~/models/accounts/address/address-lines";
import type { DownloadView } from "~/models/orders/download/download-view";
import type { OrderView } from "~/models/orders/order-view/order-view";
import { refundPartsText } from "~/models/orders/payment/refund-parts";
import { formatMoney } from "~/models/platform/money/format-money";
import { lowered } from "~/models/platform/texts/lowered";
import { phrase } from "~/models/platform/texts/phrase";
import { orderStatusLabels } from "~/models/selling/checkout/order-status";
import { orderPath } from "~/paths";
import { Totals } from "../selling/cart/totals";
import { OrderDownloads } from "./download-list";
import { StatusBadge } from "./status-badge";
import { BankDetails } from "./views/bank-details";
import { OrderActions } from "./views/order-actions";
import { OrderDiscounts } from "./views/order-discounts";
import { OrderLines } from "./views/order-lines";
import { OrderReturns } from "./views/order-returns";
import { OrderSteps } from "./views/order-steps";

/** A whole order: state, lines, downloads, totals, addresses and updates. */
export function OrderDetails({
  order,
  downloads,
  mayCancel,
  mayReturn,
  mayWithdraw,
  orderKey,
}: {
  order: OrderView;
  downloads: DownloadView[];
  mayCancel: boolean;
  mayReturn: boolean;
  mayWithdraw: boolean;
  orderKey?: string | undefined;
}) {
  const t = useTexts();
  return (
    <article data-printed="">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h1 className="text-3xl font-medium md:text-4xl">
            {t("Order {incrementId}", { incrementId: order.incrementId })}
          </h1>
          <p className="mt-2 text-muted">
            <RichText
              text={
                order.sellerName === ""
                  ? t("Placed <b>{day}</b>", { day: order.createdOnText })
                  : t("Placed <b>{day}</b> with {seller}", {
                      day: order.createdOnText,
                      seller: order.sellerName,
                    })
              }
              parts={{ b: (words) => <time dateTime={order.createdAt}>{words}</time> }}
            />
          </p>
          <PlacedWith order={order} isLinked={orderKey === undefined} />
        </div>
        <StatusBadge status={order.status} />
      </header>
      <OrderSteps order={order} />
      <div className="mt-6">
        <OrderActions
          order={order}
          mayCancel={mayCancel}
          mayReturn={mayReturn}
          mayWithdraw={mayWithdraw}
          orderKey={orderKey}
        />
      </div>
      <div className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,1fr)_340px] lg:gap-14">
        <section aria-label={t("Items")}>
          <OrderLines order={order} />
          <OrderDownloads downloads={downloads} />
          <OrderReturns order={order} />
          <Updates order={order} />
        </section>
        <div className="order-facts space-y-6">
          <section aria-label={t("Totals")} className="rounded-base bg-sunken p-6">
            <Totals
              totals={order}
              currency={order.currency}
              known={{ shipping: true, tax: true, needsShipping: order.shippingAddress !== null }}
            />
            <OrderDiscounts order={order} />
            {order.refunds.map(({ id, amountMinor, refundedOnText, parts, isOfEdit }) => (
              <div key={id} className="mt-3 text-sm text-muted tabular-nums">
                <p className="flex justify-between gap-4">
                  <span>
                    {isOfEdit ? t("Refunded after a change on") : t("Refunded on")} {refundedOnText}
                  </span>
                  <span>{formatMoney(-amountMinor, order.currency)}</span>
                </p>
                {parts.length > 0 ? <p>{refundPartsText(parts, order.currency)}</p> : null}
              </div>
            ))}
            {order.money.owedMinor > 0 ? (
              <p className="mt-3 flex justify-between gap-4 text-sm text-muted tabular-nums">
                <span>{t("Still to be refunded")}</span>
                <span>{formatMoney(-order.money.owedMinor, order.currency)}</span>
              </p>
            ) : null}
          </section>
          {order.pickup ? (
            <Block title={t("Pick up at")} lines={[order.pickup.address, order.pickup.note]} />
          ) : order.shippingAddress ? (
            <Block title={t("Shipping address")} lines={addressLines(order.shippingAddress)} />
          ) : null}
          {order.shippingMethodTitle ? (
            <Block
              title={t("Shipping method")}
              lines={[
                order.shippingMethodTitle,
                order.bankDetails.length === 0 ? order.deliveryEstimate : "",
              ]}
            />
          ) : null}
          <Block title={t("Billing address")} lines={addressLines(order.billingAddress)} />
          <Block
            title={t("Payment")}
            lines={[
              order.paymentMethodTitle,
              order.money.isAuthorized ? t("Authorized, not charged yet.") : "",
              order.status === "pending" ? order.paymentInstructions : "",
            ]}
          />
          {order.bankDetails.length > 0 ? <BankDetails details={order.bankDetails} /> : null}
          {order.customerNote ? <Block title={t("Order note")} lines={[order.customerNote]} /> : null}
        </div>
      </div>
    </article>
  );
}

/**
 * The orders of other sellers that were placed and are paid with this one. The link of a mail opens one
 * order, so what it opens names the others without links.
 */
function PlacedWith({ order: { placedWith }, isLinked }: { order: OrderView; isLinked: boolean }) {
  const t = useTexts();
  if (placedWith.length === 0) return null;
  return (
    <p className="mt-1 text-sm text-muted">
      {t("Placed together with")}{" "}
      {placedWith.map(({ id, incrementId, sellerName, status }, at) => (
        <Fragment key={id}>
          {at === 0 ? "" : ", "}
          {isLinked ? (
            <Link to={orderPath(id)} className="underline underline-offset-4">
              {t("order {incrementId} from {sellerName}", { incrementId, sellerName })}
            </Link>
          ) : (
            t("order {incrementId} from {sellerName}", { incrementId, sellerName })
          )}{" "}
          ({lowered(phrase(orderStatusLabels[status]))})
        </Fragment>
      ))}
    </p>
  );
}

function Block({ title, lines }: { title: string; lines: string[] }): ReactNode {
  return (
    <section>
      <h2 className="font-body text-sm font-semibold tracking-normal">{title}</h2>
      <div className="mt-1.5 text-[0.95rem] text-muted">
        {lines.filter(Boolean).map((line) => (
          <p key={line} className="wrap-anywhere">
            <bdi>{line}</bdi>
          </p>
        ))}
      </div>
    </section>
  );
}

/** What happened to the order, in its shopper's words (rule orders-22). */
function Updates({ order }: { order: OrderView }) {
  const t = useTexts();
  return (
    <section aria-labelledby="order-updates" className="mt-10">
      <h2 id="order-updates" className="text-xl font-medium">
        {t("Updates")}
      </h2>
      <ol className="mt-4 space-y-3">
        {order.updates.map(({ text, at, dayText }) => (
          <li key={`${at}-${text}`} className="gap-x-4 text-[0.95rem] sm:flex">
            <time dateTime={at} className="block w-32 shrink-0 tabular-nums text-muted">
              {dayText}
            </time>
            <span className="wrap-anywhere">{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
