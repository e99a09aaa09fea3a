// @public

import { and, eq, inArray } from "drizzle-orm";
import {
  afterParcel,
  judgeTracking,
  type TrackedOrder,
  type TrackingVerdict,
} from "~/models/orders/parcels/judge-tracking";
import type { SentParcel } from "~/models/orders/parcels/tracking-rows";
import { authorize } from "~/models/shops/actors/authorize";
import { sellerOfActor } from "~/models/shops/actors/seller-of-actor";
import { orders } from "~/tables/orders/orders";
import { shipments } from "~/tables/orders/shipments";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { readWeighedLines } from "../records/read-shippable-lines.server";
import { orderSubject } from "../states/order-subject";

/** A parcel of a file with what becomes of it; `orderId` null for an unknown order. */
export type PlannedParcel = {
  parcel: SentParcel;
  orderId: string | null;
  verdict: TrackingVerdict;
  /** How the order comes, for a parcel whose file names no carrier. */
  method: string;
};

type Found = TrackedOrder & { id: string; method: string };

/**
 * What becomes of each parcel of a file (rule orders-25); nothing is written. An actor of one seller finds
 * that seller's orders.
 * @throws AppError `forbidden` where the actor may not ship one of the orders
 */
export async function planTracking(
  ctx: ShopContext,
  parcels: readonly SentParcel[],
): Promise<PlannedParcel[]> {
  const found = await findTracked(ctx, [...new Set(parcels.map(({ number }) => number))]);
  return parcels.map((parcel) => {
    const order = found.get(parcel.number) ?? null;
    const verdict = judgeTracking(parcel, order);
    if (order && "pieces" in verdict)
      found.set(parcel.number, afterParcel(order, parcel.trackingNumber, verdict.pieces));
    return { parcel, orderId: order?.id ?? null, verdict, method: order?.method ?? "" };
  });
}

async function findTracked(ctx: ShopContext, numbers: readonly string[]): Promise<Map<string, Found>> {
  if (numbers.length === 0) return new Map();
  const actor = await ctx.actor();
  const sellerId = sellerOfActor(actor);
  const rows = await ctx.db
    .select()
    .from(orders)
    .where(
      and(
        ofShop(orders, ctx),
        inArray(orders.incrementId, [...numbers]),
        sellerId ? eq(orders.sellerId, sellerId) : undefined,
      ),
    );
  for (const order of rows) authorize(actor, "ship", orderSubject(order));
  const ids = rows.map(({ id }) => id);
  const sent =
    ids.length === 0
      ? []
      : await ctx.db
          .select({ orderId: shipments.orderId, trackingNumber: shipments.trackingNumber })
          .from(shipments)
          .where(and(eq(shipments.tenantId, ctx.tenant.id), inArray(shipments.orderId, ids)));
  const numbersOf = byOrder(sent);
  const linesOf = byOrder(await readWeighedLines(ctx, ids));
  return new Map(
    rows.map(({ id, incrementId, status, shippingMethod }): [string, Found] => [
      incrementId,
      {
        id,
        status,
        method: shippingMethod?.title ?? "",
        isCollected: shippingMethod?.pickup !== undefined,
        lines: linesOf.get(id) ?? [],
        numbers: (numbersOf.get(id) ?? []).map(({ trackingNumber }) => trackingNumber),
      },
    ]),
  );
}

function byOrder<Row extends { orderId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.orderId);
    if (group) group.push(row);
    else groups.set(row.orderId, [row]);
  }
  return groups;
}
