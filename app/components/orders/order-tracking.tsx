// @public

import { Link } from "@remix-run/react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { pickupText } from "~/models/marketplace/pickup-place";
import { lineArrival } from "~/models/orders/order-view/line-arrival";
import { lineName } from "~/models/orders/order-view/line-detail";
import { lineImage } from "~/models/orders/order-view/line-image";
import type { OrderView, ShipmentView } from "~/models/orders/order-view/order-view";
import { isDelivered, qtyLeft } from "~/models/orders/states/is-delivered";
import { orderPath } from "~/paths";
import { LinePicture } from "../selling/lines/line-picture";
import { ButtonLink } from "../ui/form/button";
import { StatusBadge } from "./status-badge";
import { OrderSteps } from "./views/order-steps";

/**
 * Where the parcels of an order are: each with its carrier's page and its pieces, and what is still to be
 * sent.
 */
export function OrderTracking({ order, orderKey }: { order: OrderView; orderKey?: string | undefined }) {
  const t = useTexts();
  return (
    <article className="max-w-2xl">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h1 className="text-3xl font-medium md:text-4xl">
            {t("Track order {incrementId}", { incrementId: order.incrementId })}
          </h1>
          <p className="text-muted">
            <Link
              to={orderPath(order.id, orderKey)}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {t("See the whole order")}
            </Link>
          </p>
        </div>
        <StatusBadge status={order.status} />
      </header>
      <OrderSteps order={order} />
      {order.deliveryEstimate &&
      order.bankDetails.length === 0 &&
      !isDelivered(order) &&
      order.status !== "canceled" ? (
        <p className="mt-6">{order.deliveryEstimate}</p>
      ) : null}
      <ol className="mt-8 space-y-5">
        {order.shipments.map((shipment, at) => (
          <li key={shipment.id}>
            <Parcel shipment={shipment} number={at + 1} order={order} />
          </li>
        ))}
      </ol>
      <StillToSend order={order} />
    </article>
  );
}

function Parcel({ shipment, number, order }: { shipment: ShipmentView; number: number; order: OrderView }) {
  const t = useTexts();
  return (
    <section aria-label={t("Parcel {number}", { number })} className="rounded-base bg-sunken p-6">
      <h2 className="text-xl font-medium">
        {order.pickup
          ? shipment.deliveredOnText
            ? t("Collected")
            : t("Ready for pickup")
          : t("Parcel {number} of {length} by {carrierName}", {
              number,
              length: order.shipments.length,
              carrierName: shipment.carrierName,
            })}
      </h2>
      <p className="mt-1 text-muted">
        {order.pickup ? t("Ready since") : t("Sent on")}{" "}
        <time dateTime={shipment.shippedAt}>{shipment.shippedOnText}</time>
        {shipment.deliveredOnText
          ? `, ${order.pickup ? t("collected on {day}", { day: shipment.deliveredOnText }) : t("delivered on {day}", { day: shipment.deliveredOnText })}`
          : null}
      </p>
      {order.pickup && !shipment.deliveredOnText ? <p className="mt-2">{pickupText(order.pickup)}</p> : null}
      <ul className="mt-4 space-y-3">
        {shipment.pieces.map(({ lineId, qty }) => (
          <li key={lineId} className="flex items-center gap-4 wrap-anywhere">
            <LinePicture image={lineImage(lineOf(order, lineId)?.imageUrl)} sizePx={56} />
            <span className="min-w-0">
              {qty} × {nameOf(order, lineId)}
            </span>
          </li>
        ))}
      </ul>
      {shipment.trackingNumber ? (
        <p className="mt-4 text-sm text-muted">
          {t("Tracking number")}{" "}
          <span className="font-medium text-ink select-all">{shipment.trackingNumber}</span>
        </p>
      ) : null}
      {shipment.trackingUrl ? (
        <ButtonLink to={shipment.trackingUrl} rel="noreferrer" size="sm" className="mt-4">
          {t("Track with {carrierName}", { carrierName: shipment.carrierName })}
        </ButtonLink>
      ) : null}
    </section>
  );
}

function StillToSend({ order }: { order: OrderView }) {
  const t = useTexts();
  const open = order.lines
    .map((line) => ({
      id: line.id,
      name: lineName(line),
      qty: qtyLeft(order, line),
      // What holds for all of them is said above.
      arrival: order.deliveryEstimate === "" ? lineArrival(order, line) : "",
    }))
    .filter(({ qty }) => qty > 0);
  if (open.length === 0 || order.status === "canceled" || order.status === "closed") return null;
  return (
    <section aria-labelledby="still-to-send" className="mt-8">
      <h2 id="still-to-send" className="text-xl font-medium">
        {order.pickup
          ? t("Not ready yet")
          : order.shipments.length === 0
            ? t("Nothing has shipped yet")
            : t("Still to be sent")}
      </h2>
      <ul className="mt-3 space-y-1">
        {open.map(({ id, name, qty, arrival }) => (
          <li key={id} className="wrap-anywhere">
            {qty} × {name}
            {arrival ? <span className="block text-sm text-muted">{arrival}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

const lineOf = (order: OrderView, lineId: number) => order.lines.find(({ id }) => id === lineId);

function nameOf(order: OrderView, lineId: number): string {
  const line = lineOf(order, lineId);
  return line ? lineName(line) : "";
}
