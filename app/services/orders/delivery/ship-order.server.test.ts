import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { stockItems } from "~/tables/catalogue/offers";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { addProduct } from "../../catalogue/products/catalogue-fixture.server";
import {
  guestAtReview,
  openPurchaseShop,
  type PurchaseShop,
  pressPlace,
} from "../../checkout/steps/purchase-fixture.server";
import { loadOrder } from "../reading/load-order.server";
import { cancelOrder } from "../states/cancel-order.server";
import { changeOrderStatus } from "../states/change-order-status.server";
import { shipOrder } from "./ship-order.server";

const database = withTestDatabase();
let shop: PurchaseShop;
let orderId: string;
/** Four mugs and a lamp that are paid for. */
beforeEach(async () => {
  shop = await openPurchaseShop(database.db);
  const goods: [number, number][] = [
    [await addProduct(shop, "MUG"), 4],
    [await addProduct(shop, "LAMP"), 1],
  ];
  ({ orderId } = await pressPlace(shop, await guestAtReview(shop, goods)));
  await changeOrderStatus(shop, orderId, "processing");
});

const ship = (pieces: { sku: string; qty: number }[] | null, trackingNumber = "1Z999") =>
  shipOrder(shop, orderId, { carrier: "ups", trackingNumber, pieces });

async function stock() {
  const rows = await database.db.select().from(stockItems).where(eq(stockItems.tenantId, shop.tenant.id));
  return Object.fromEntries(rows.map(({ sku, onHand, reserved }) => [sku, [onHand, reserved]]));
}
async function history() {
  const order = await loadOrder(shop, orderId);
  return order?.events.slice(2).map(({ toStatus, note }) => [toStatus, note]);
}
async function mails(kind: string) {
  const { rows } = await database.pool.query("select 1 from graphile_worker.jobs where key like $1", [
    `order-mail:${kind}:${orderId}%`,
  ]);
  return rows.length;
}

describe("a part of an order", () => {
  it("takes its pieces off the stock, goes on to packing and is mailed", async () => {
    expect(await ship([{ sku: "MUG", qty: 3 }])).toMatchObject({ isLast: false });
    expect(await stock()).toEqual({ MUG: [7, 1], LAMP: [10, 1] });
    expect(await history()).toEqual([["packing", "Shipped 3 items by UPS 1Z999"]]);
    expect(await mails("shipped")).toBe(1);
  });

  it("is followed by the rest, which completes the order", async () => {
    await ship([{ sku: "MUG", qty: 3 }]);
    await ship([{ sku: "LAMP", qty: 1 }], "");
    expect(await ship(null)).toMatchObject({ isLast: true });
    expect(await stock()).toEqual({ MUG: [6, 0], LAMP: [9, 0] });
    expect(await history()).toEqual([
      ["packing", "Shipped 3 items by UPS 1Z999"],
      ["packing", "Shipped 1 item by UPS"],
      ["complete", "Shipped 1 item by UPS 1Z999"],
    ]);
    expect([await mails("shipped"), await mails("completed")]).toEqual([3, 0]);
  });

  it("leaves the rest to be taken off the stock when the order is completed by hand", async () => {
    await ship([{ sku: "MUG", qty: 3 }]);
    await changeOrderStatus(shop, orderId, "complete");
    expect(await stock()).toEqual({ MUG: [6, 0], LAMP: [9, 0] });
    expect(await mails("completed")).toBe(1);
  });

  it("is shown with its carrier's page and its pieces", async () => {
    await ship([{ sku: "LAMP", qty: 1 }]);
    const order = await loadOrder(shop, orderId);
    const lamp = order?.lines.find(({ sku }) => sku === "LAMP");
    expect(order?.shipments).toMatchObject([
      {
        carrierName: "UPS",
        trackingNumber: "1Z999",
        shippedOnText: "Mar 01 2026",
        trackingUrl: "https://www.ups.com/track?tracknum=1Z999",
        pieces: [{ lineId: lamp?.id, qty: 1 }],
      },
    ]);
  });
});

describe("a shipment is refused", () => {
  it("of more than is left, and changes nothing", async () => {
    await ship([{ sku: "MUG", qty: 3 }]);
    await expect(ship([{ sku: "MUG", qty: 2 }])).rejects.toMatchObject({ code: "invalid" });
    expect(await stock()).toEqual({ MUG: [7, 1], LAMP: [10, 1] });
  });

  it("of an order that is not paid or is canceled", async () => {
    await cancelOrder(shop, orderId);
    await expect(ship(null)).rejects.toMatchObject({
      code: "conflict",
      message: "An order that is Canceled cannot be shipped.",
    });
  });

  it("to a shop that does not have the order", async () => {
    const other = await openPurchaseShop(database.db);
    const input = { carrier: "ups", trackingNumber: "", pieces: null };
    await expect(shipOrder(other, orderId, input)).rejects.toMatchObject({ code: "not_found" });
  });
});

it("the last piece is shipped once when two people ship it at once", async () => {
  const both = await Promise.allSettled([ship(null), ship(null)]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await stock()).toEqual({ MUG: [6, 0], LAMP: [9, 0] });
});
