// @public

import { Form, Link } from "@remix-run/react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { lineImage } from "~/models/orders/order-view/line-image";
import type { OrderListItem } from "~/models/orders/order-view/order-view";
import { formatMoney } from "~/models/platform/money/format-money";
import { orderTrackingPath, reorderPath } from "~/paths";
import { accountOrderPath } from "~/paths/account";
import { EmptyNote } from "../selling/cart/empty-note";
import { LinePicture } from "../selling/lines/line-picture";
import { Button, ButtonLink } from "../ui/form/button";
import { StatusBadge } from "./status-badge";

/** A customer's orders, newest first. */
export function OrderList({ orders }: { orders: OrderListItem[] }) {
  const t = useTexts();
  if (orders.length === 0)
    return (
      <EmptyNote picture="box" action={t("Continue shopping")}>
        {t("You haven’t placed any orders yet. Once you do, you can track them here.")}
      </EmptyNote>
    );
  return (
    <ul className="divide-y divide-line border-y border-line">
      {orders.map((order) => (
        <li key={order.id} className="relative py-5 hover:bg-sunken/50">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <div>
              <Link
                to={accountOrderPath(order.id)}
                className="font-medium underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                {t("Order {incrementId}", { incrementId: order.incrementId })}
              </Link>
              <p className="text-sm text-muted">
                {order.createdOnText} ·{" "}
                {t("{count, plural, one {# item} other {# items}}", { count: order.pieceCount })}
              </p>
            </div>
            <div className="flex items-center gap-5">
              <StatusBadge status={order.status} />
              <span className="font-medium tabular-nums">
                {formatMoney(order.grandTotalMinor, order.currency)}
              </span>
            </div>
          </div>
          <div className="mt-4 flex flex-wrap items-center justify-between gap-3 empty:hidden">
            <div className="flex gap-2">
              {order.imageUrls.map((url) => (
                <LinePicture key={url} image={lineImage(url)} sizePx={56} />
              ))}
            </div>
            <NextActions order={order} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What a customer does most with an order: follow it, and buy it again. */
function NextActions({ order: { id, incrementId, status, isSent } }: { order: OrderListItem }) {
  const t = useTexts();
  const ofOrder = <span className="sr-only"> {t("order {incrementId}", { incrementId })}</span>;
  return (
    <div className="relative z-10 flex gap-2">
      {isSent ? (
        <ButtonLink to={orderTrackingPath(id)} size="sm" variant="secondary" className="min-h-11">
          {t("Track||an order")}
          {ofOrder}
        </ButtonLink>
      ) : null}
      {status === "pending_payment" ? null : (
        <Form method="post" action={reorderPath(id)} reloadDocument>
          <Button size="sm" variant="secondary" className="min-h-11">
            {t("Buy again")}
            {ofOrder}
          </Button>
        </Form>
      )}
    </div>
  );
}
