import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { OrderStatus } from "~/models/selling/checkout/order-status";
import * as agentHandlers from "~/services/agents/agent-order-handlers.server";
import { addProduct } from "~/services/catalogue/products/catalogue-fixture.server";
import {
  guestAtReview,
  openPurchaseShop,
  type PurchaseShop,
  pressPlace,
} from "~/services/checkout/steps/purchase-fixture.server";
import * as orderHandlers from "~/services/orders/order-handlers.server";
import { loadOrder } from "~/services/orders/reading/load-order.server";
import { cancelOrder } from "~/services/orders/states/cancel-order.server";
import { changeOrderStatus } from "~/services/orders/states/change-order-status.server";
import * as paymentHandlers from "~/services/payments/payment-order-handlers.server";
import type { OrderStatusHandler } from "~/services/selling/order-status-handler.server";
import * as sellingHandlers from "~/services/selling/selling-order-handlers.server";
import { stockItems } from "~/tables/catalogue/offers";
import { orders } from "~/tables/orders/orders";
import { withTestDatabase } from "../../tests/support/databases/with-test-database";
import { areaHandlers } from "./area-handlers.server";

const offered = Object.entries({
  ...orderHandlers,
  ...paymentHandlers,
  ...sellingHandlers,
  ...agentHandlers,
});
const nameOf = (handler: unknown) => offered.find(([, own]) => own === handler)?.[0] ?? "unknown";
const refuse: OrderStatusHandler = { run: () => Promise.reject(new Error("the last one failed")) };

const database = withTestDatabase();
let shop: PurchaseShop;
let orderId: string;
beforeEach(async () => {
  shop = await openPurchaseShop(database.db);
  const guest = await guestAtReview(shop, [[await addProduct(shop, "MUG"), 4]]);
  ({ orderId } = await pressPlace(shop, guest));
});

const withOrderStatus = (orderStatus: OrderStatusHandler[]): PurchaseShop => ({
  ...shop,
  handlers: { ...shop.handlers, orderStatus },
});

/** The names of what runs, in that order, when the order goes through these states. */
async function runOf(...states: Exclude<OrderStatus, "canceled">[]): Promise<string[]> {
  let ran: string[] = [];
  const noted = areaHandlers.orderStatus.map((handler) => ({
    ...handler,
    run: async () => void ran.push(nameOf(handler)),
  }));
  for (const to of states) {
    ran = [];
    await changeOrderStatus(withOrderStatus(noted), orderId, to);
  }
  return ran;
}

async function read() {
  const [order] = await database.db
    .select({ status: orders.status, invoiceNumber: orders.invoiceNumber })
    .from(orders)
    .where(and(eq(orders.tenantId, shop.tenant.id), eq(orders.id, orderId)));
  const [item] = await database.db.select().from(stockItems).where(eq(stockItems.tenantId, shop.tenant.id));
  const events = (await loadOrder(shop, orderId))?.events.map(({ toStatus }) => toStatus);
  return { ...order, reserved: item?.reserved, events };
}

describe("what an order's new state sets off", () => {
  it("is all that areas offer, each once", () => {
    const { orderStatus, orderNews, agentsOrder } = areaHandlers;
    const all = [...orderStatus, ...orderNews, ...agentsOrder];
    expect(all.map(nameOf).sort()).toEqual(offered.map(([name]) => name).sort());
  });

  it("runs in the order of the list, and only for the states it is meant for", async () => {
    expect(await runOf("processing")).toEqual([
      "invoiceAccepted",
      "grantFiles",
      "startDeliveries",
      "settleWithdrawn",
      "bookAccepted",
      "settleCards",
      "mailSeller",
      "tellAgentOfOrder",
    ]);
    expect(await runOf("packing", "complete")).toEqual(["shipStock", "tellAgentOfOrder"]);
    expect(await runOf("closed")).toEqual(["settleCards", "mailSeller", "tellAgentOfOrder"]);
  });

  it("runs otherwise for an order that no longer waits for its payment", async () => {
    expect(await runOf("pending_payment", "processing")).toEqual([
      "dropKeptCart",
      "invoiceAccepted",
      "grantFiles",
      "startDeliveries",
      "bookAccepted",
      "settleCards",
      "mailSeller",
      "tellAgentOfOrder",
    ]);
  });

  it("is undone with the new state when one of them fails", async () => {
    const failing = withOrderStatus([...areaHandlers.orderStatus, refuse]);
    const before = await read();
    await expect(changeOrderStatus(failing, orderId, "processing")).rejects.toThrow("the last one failed");
    expect(await read()).toEqual(before);
    await expect(cancelOrder(failing, orderId)).rejects.toThrow("the last one failed");
    expect(await read()).toEqual(before);
    expect(before).toEqual({ status: "pending", invoiceNumber: null, reserved: 4, events: ["pending"] });
    await cancelOrder(shop, orderId);
    expect(await read()).toMatchObject({ status: "canceled", reserved: 0, events: ["pending", "canceled"] });
  });
});
