import { Link } from "@remix-run/react";
import { ButtonLink } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { formatMoney } from "~/models/money/format-money";
import type { OrderView } from "~/models/order-view/order-view";
import { homePath, orderPath } from "~/paths";

/** Shown right after an order was placed: its number, what happens next, and a link to it. */
export function OrderReceipt({ order }: { order: OrderView }) {
  return (
    <div className="mx-auto max-w-2xl px-5 py-14 text-center md:py-20">
      <span className="mx-auto grid size-16 place-items-center rounded-full bg-success-soft text-success">
        <Icon name="check" sizePx={32} />
      </span>
      <h1 className="mt-6 text-3xl font-medium md:text-4xl">Thank you, {order.billingAddress.first_name}</h1>
      <p className="mt-4 text-lg">
        Your order number is{" "}
        <Link to={orderPath(order.id)} className="font-semibold tabular-nums underline underline-offset-4">
          {order.incrementId}
        </Link>
      </p>
      <p className="mt-3 wrap-anywhere text-muted">A confirmation is on its way to {order.email}.</p>
      <dl className="mt-10 grid gap-5 rounded-base bg-sunken p-6 text-left sm:grid-cols-2 md:p-8">
        <Fact name="Total" value={formatMoney(order.grandTotalMinor, order.currency)} />
        <Fact name="Payment" value={order.paymentMethodTitle} />
        {order.shippingAddress ? (
          <Fact
            name="Delivery"
            value={`${order.shippingMethodTitle} to ${order.shippingAddress.address_line1}, ${order.shippingAddress.city}`}
          />
        ) : null}
        {order.status === "pending" && order.paymentInstructions ? (
          <Fact name="How to pay" value={order.paymentInstructions} />
        ) : null}
      </dl>
      <div className="mt-10 flex flex-wrap justify-center gap-4">
        <ButtonLink to={orderPath(order.id)}>View your order</ButtonLink>
        <ButtonLink to={homePath()} variant="secondary">
          Continue shopping
        </ButtonLink>
      </div>
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="mt-0.5 wrap-anywhere font-medium">{value}</dd>
    </div>
  );
}
