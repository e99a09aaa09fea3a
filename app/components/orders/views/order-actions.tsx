import { Form } from "@remix-run/react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { formerInvoiceNumbers } from "~/models/orders/invoice/credit-note";
import type { OrderView } from "~/models/orders/order-view/order-view";
import {
  cancelOrderPath,
  orderInvoicePath,
  orderReviewPath,
  orderTrackingPath,
  reorderPath,
  returnOrderPath,
  withdrawPath,
} from "~/paths";
import { orderConversationPath } from "~/paths/conversations";
import { Button, ButtonLink } from "../../ui/form/button";

/**
 * What a shopper does with an order: follow it, print its invoice and credit notes, write about it, buy it
 * again, send it back, withdraw, cancel it. `orderKey` is that of its mail.
 */
export function OrderActions({
  order,
  mayCancel,
  mayReturn,
  mayWithdraw,
  orderKey,
}: {
  order: OrderView;
  mayCancel: boolean;
  mayReturn: boolean;
  mayWithdraw: boolean;
  orderKey?: string | undefined;
}) {
  const t = useTexts();
  return (
    <div className="flex flex-wrap gap-3">
      {order.shipments.length > 0 ? (
        <ButtonLink to={orderTrackingPath(order.id, orderKey)} size="sm">
          {t("Track your order")}
        </ButtonLink>
      ) : null}
      {order.invoice ? (
        <ButtonLink to={orderInvoicePath(order.id, orderKey)} size="sm" variant="secondary">
          {t("Invoice")}
        </ButtonLink>
      ) : null}
      {formerInvoiceNumbers(order.creditNotes).map((number) => (
        <ButtonLink
          key={number}
          to={orderInvoicePath(order.id, orderKey, number)}
          size="sm"
          variant="secondary"
        >
          {t("Invoice {number}", { number })}
        </ButtonLink>
      ))}
      {order.creditNotes.map(({ number }) => (
        <ButtonLink
          key={number}
          to={orderInvoicePath(order.id, orderKey, number)}
          size="sm"
          variant="secondary"
        >
          {t("Credit note {number}", { number })}
        </ButtonLink>
      ))}
      {order.takesMessages ? (
        <ButtonLink to={orderConversationPath(order.id)} size="sm" variant="secondary">
          {order.sellerName === ""
            ? t("Message us")
            : t("Message {sellerName}", { sellerName: order.sellerName })}
        </ButtonLink>
      ) : null}
      {order.sellerReview ? (
        <ButtonLink to={orderReviewPath(order.id, { key: orderKey })} size="sm" variant="secondary">
          {order.sellerReview.isWritten ? t("Change your review of") : t("Review")}{" "}
          {order.sellerReview.sellerName}
        </ButtonLink>
      ) : null}
      {order.status === "pending_payment" ? null : (
        <Form method="post" action={reorderPath(order.id, orderKey)} reloadDocument>
          <Button size="sm" variant="secondary">
            {t("Buy again")}
          </Button>
        </Form>
      )}
      {mayReturn ? (
        <ButtonLink to={returnOrderPath(order.id, orderKey)} size="sm" variant="secondary">
          {t("Return items")}
        </ButtonLink>
      ) : null}
      {mayWithdraw ? (
        <ButtonLink to={withdrawPath({ order: order.id, key: orderKey })} size="sm" variant="secondary">
          {t("Withdraw from contract")}
        </ButtonLink>
      ) : null}
      {mayCancel && order.status !== "pending_payment" ? (
        <ButtonLink to={cancelOrderPath(order.id, orderKey)} size="sm" variant="secondary">
          {t("Cancel order")}
        </ButtonLink>
      ) : null}
    </div>
  );
}
