// @public

import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { knownNumber } from "~/models/orders/parcels/judge-tracking";
import { carrierName, pickupCarrier } from "~/models/orders/shipment/carrier";
import { isLastShipment, planShipment, statesOfShipment } from "~/models/orders/shipment/shipment";
import type { LinePieces, WantedPieces } from "~/models/orders/shipment/take-pieces";
import { transition } from "~/models/orders/states/transition";
import { AppError } from "~/models/platform/error/app-error";
import type { OrderStatus } from "~/models/selling/checkout/order-status";
import { authorize } from "~/models/shops/actors/authorize";
import { recordedActor } from "~/models/shops/actors/recorded-actor";
import { shipmentItems, shipments } from "~/tables/orders/shipments";
import type { OrderRow } from "../../selling/held-order";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { withOrderLocks } from "../locks/with-order-locks.server";
import { requireShippable } from "../money/require-shipping.server";
import { queueOrderMail } from "../queue-order-mail.server";
import { moveStock } from "../records/move-stock.server";
import { readShippableLines } from "../records/read-shippable-lines.server";
import { recordNote } from "../records/record-note.server";
import { orderSubject } from "../states/order-subject";
import { recordStatus } from "../states/record-status.server";

/**
 * A parcel: who carries it, and what is in it; `pieces` null for everything left. What is collected has no
 * carrier (rule orders-20). With `isOnce` a number that a parcel of the order has is refused.
 */
export type ShipmentInput = {
  carrier: string;
  trackingNumber: string;
  pieces: WantedPieces | null;
  isOnce?: boolean;
};
type Parcel = Omit<ShipmentInput, "pieces" | "isOnce">;

/**
 * Adds a shipment to an order (rule orders-6): its pieces leave the stock, the order goes on to packing, and
 * with the last piece to complete; the shopper gets a mail.
 * @returns the shipment's id, and whether nothing is left to ship
 * @throws AppError `not_found`, `forbidden`, `conflict` for an order that cannot be shipped or would not be
 * paid for, `invalid` for pieces it does not have left
 */
export async function shipOrder(
  ctx: ShopContext,
  orderId: string,
  input: ShipmentInput,
): Promise<{ shipmentId: string; isLast: boolean }> {
  const actor = await ctx.actor();
  const shipped = await withOrderLocks(ctx, { orderId, reach: "stock" }, async (inner, { order }) => {
    authorize(actor, "ship", orderSubject(order));
    if (input.isOnce) await requireNewNumber(inner, orderId, input.trackingNumber);
    if (order.status === "processing" || order.status === "packing") await requireShippable(inner, order);
    const lines = await readShippableLines(inner, orderId);
    const pieces = planShipment(lines, input.pieces);
    const isLast = isLastShipment(lines, pieces);
    const states = statesOfShipment(order.status, isLast);
    const isCollected = order.shippingMethod?.pickup !== undefined;
    const parcel = isCollected ? { carrier: pickupCarrier, trackingNumber: "" } : input;
    const shipmentId = await writeShipment(inner, orderId, parcel, pieces);
    await moveStock(inner, orderId, { ship: shipmentId });
    await recordShipment(inner, order, states, shipmentNote(parcel, pieces));
    await queueOrderMail(inner, { orderId, kind: "shipped", subjectId: shipmentId });
    return { shipmentId, isLast };
  });
  if (!shipped) throw new AppError("not_found", "We couldn’t find this order.");
  return shipped;
}

async function requireNewNumber(ctx: ShopContext, orderId: string, trackingNumber: string): Promise<void> {
  const ofOrder = and(eq(shipments.tenantId, ctx.tenant.id), eq(shipments.orderId, orderId));
  const [known] = await ctx.db
    .select({ id: shipments.id })
    .from(shipments)
    .where(and(ofOrder, eq(shipments.trackingNumber, trackingNumber)))
    .limit(1);
  if (known) throw new AppError("conflict", knownNumber);
}

async function writeShipment(
  ctx: ShopContext,
  orderId: string,
  { carrier, trackingNumber }: Parcel,
  pieces: readonly LinePieces[],
): Promise<string> {
  const shipmentId = randomUUID();
  const key = { tenantId: ctx.tenant.id, orderId };
  await ctx.db
    .insert(shipments)
    .values({ ...key, id: shipmentId, carrier, trackingNumber, createdAt: ctx.now() });
  await ctx.db.insert(shipmentItems).values(pieces.map((piece) => ({ ...key, shipmentId, ...piece })));
  return shipmentId;
}

/** The first change of state says what was sent; without a change it is noted. */
async function recordShipment(
  ctx: ShopContext,
  order: OrderRow,
  states: readonly OrderStatus[],
  note: string,
): Promise<void> {
  const by = { actor: recordedActor(await ctx.actor()), now: ctx.now() };
  let status = order.status;
  for (const [at, to] of states.entries()) {
    await recordStatus(ctx, order.id, transition({ status }, to, by), at === 0 ? note : "");
    status = to;
  }
  if (states.length === 0) await recordNote(ctx, order, note);
}

function shipmentNote({ carrier, trackingNumber }: Parcel, pieces: readonly LinePieces[]): string {
  const count = pieces.reduce((sum, { qty }) => sum + qty, 0);
  const noun = count === 1 ? "item" : "items";
  if (carrier === pickupCarrier) return `Ready for pickup: ${count} ${noun}`;
  const number = trackingNumber === "" ? "" : ` ${trackingNumber}`;
  return `Shipped ${count} ${noun} by ${carrierName(carrier)}${number}`;
}
