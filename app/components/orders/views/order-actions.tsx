import { Form } from "@remix-run/react";
import type { OrderView } from "~/models/orders/order-view/order-view";
import {
  cancelOrderPath,
  orderInvoicePath,
  orderReviewPath,
  orderTrackingPath,
  reorderPath,
  returnOrderPath,
} from "~/paths";
import { orderConversationPath } from "~/paths/conversations";
import { Button, ButtonLink } from "../../ui/form/button";

/**
 * What a shopper does with an order: follow it, print its invoice, write about it, buy it again, send it
 * back, cancel it. `orderKey` is that of its mail.
 */
export function OrderActions({
  order,
  mayCancel,
  mayReturn,
  orderKey,
}: {
  order: OrderView;
  mayCancel: boolean;
  mayReturn: boolean;
  orderKey?: string | undefined;
}) {
  return (
    <div className="flex flex-wrap gap-3">
      {order.shipments.length > 0 ? (
        <ButtonLink to={orderTrackingPath(order.id, orderKey)} size="sm">
          Track your order
        </ButtonLink>
      ) : null}
      {order.invoice ? (
        <ButtonLink to={orderInvoicePath(order.id, orderKey)} size="sm" variant="secondary">
          Invoice
        </ButtonLink>
      ) : null}
      {order.takesMessages ? (
        <ButtonLink to={orderConversationPath(order.id)} size="sm" variant="secondary">
          {order.sellerName === "" ? "Message us" : `Message ${order.sellerName}`}
        </ButtonLink>
      ) : null}
      {order.sellerReview ? (
        <ButtonLink to={orderReviewPath(order.id, { key: orderKey })} size="sm" variant="secondary">
          {order.sellerReview.isWritten ? "Change your review of" : "Review"} {order.sellerReview.sellerName}
        </ButtonLink>
      ) : null}
      {order.status === "pending_payment" ? null : (
        <Form method="post" action={reorderPath(order.id, orderKey)} reloadDocument>
          <Button size="sm" variant="secondary">
            Buy again
          </Button>
        </Form>
      )}
      {mayReturn ? (
        <ButtonLink to={returnOrderPath(order.id, orderKey)} size="sm" variant="secondary">
          Return items
        </ButtonLink>
      ) : null}
      {mayCancel && order.status !== "pending_payment" ? (
        <ButtonLink to={cancelOrderPath(order.id, orderKey)} size="sm" variant="secondary">
          Cancel order
        </ButtonLink>
      ) : null}
    </div>
  );
}
