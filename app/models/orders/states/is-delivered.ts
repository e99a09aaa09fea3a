// @public

import type { OrderLineView, OrderView } from "../order-view/order-view";
import { qtyLeftToShip } from "../shipment/shipment";

/** Pieces of a line in the shipments of its order. */
export const shippedQty = ({ shipments }: Pick<OrderView, "shipments">, lineId: number): number =>
  shipments
    .flatMap(({ pieces }) => pieces)
    .reduce((sum, piece) => (piece.lineId === lineId ? sum + piece.qty : sum), 0);

/** Pieces of a line that are still to be sent. */
export const qtyLeft = (order: Pick<OrderView, "shipments">, line: OrderLineView): number =>
  qtyLeftToShip({ ...line, shippedQty: shippedQty(order, line.id) });

/** Whether everything of an order that needs delivery was sent. */
export const isDelivered = (order: Pick<OrderView, "shipments" | "lines">): boolean =>
  order.lines.every((line) => qtyLeft(order, line) === 0);
