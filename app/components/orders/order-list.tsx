import { Link } from "@remix-run/react";
import { countText } from "~/models/catalogue/count-text";
import type { OrderListItem } from "~/models/orders/order-view";
import { formatMoney } from "~/models/platform/money/format-money";
import { homePath } from "~/paths";
import { accountOrderPath } from "~/paths/account";
import { ButtonLink } from "../ui/button";
import { StatusBadge } from "./status-badge";

/** A customer's orders, newest first. */
export function OrderList({ orders }: { orders: OrderListItem[] }) {
  if (orders.length === 0)
    return (
      <div className="rounded-base bg-sunken p-8 text-center">
        <p className="text-muted">You haven't placed any orders yet.</p>
        <ButtonLink to={homePath()} className="mt-5">
          Continue shopping
        </ButtonLink>
      </div>
    );
  return (
    <ul className="divide-y divide-line border-y border-line">
      {orders.map((order) => (
        <li
          key={order.id}
          className="relative flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-5 hover:bg-sunken/50"
        >
          <div>
            <Link
              to={accountOrderPath(order.id)}
              className="font-medium underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              Order {order.incrementId}
            </Link>
            <p className="text-sm text-muted">
              {order.createdOnText} · {countText(order.pieceCount, "item")}
            </p>
          </div>
          <div className="flex items-center gap-5">
            <StatusBadge status={order.status} />
            <span className="font-medium tabular-nums">
              {formatMoney(order.grandTotalMinor, order.currency)}
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
