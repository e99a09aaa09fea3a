import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { orderItems, orders } from "~/tables/orders/orders";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { addCustomer } from "../../accounts/sign-in/account-fixture.server";
import { testCustomer } from "../../catalogue/products/catalogue-fixture.server";
import { asShopper } from "../../checkout/steps/purchase-fixture.server";
import { migrateJobs } from "../../platform/jobs/migrate-jobs.server";
import { shipOrder } from "../delivery/ship-order.server";
import { buyFromTwo, inNameOf } from "../records/market-order-fixture.server";
import { acceptReturn, declineReturn } from "./answer-return.server";
import { listOpenReturns } from "./list-open-returns.server";
import { receiveReturn } from "./receive-return.server";
import { refundReturn } from "./refund-return.server";
import { requestReturn } from "./request-return.server";

const database = withTestDatabase();
let sold: Awaited<ReturnType<typeof buyFromTwo>>;
let potter: (typeof sold)["market"];
let ada: Visitor;
let bowl: number;

/** Ada's order of three bowls and two vases, all sent. */
beforeEach(async () => {
  await migrateJobs(database.pool);
  sold = await buyFromTwo(database.db);
  potter = inNameOf(sold.market, sold.potterId);
  await sold.say("paid");
  await shipOrder(potter, sold.pottery.id, { carrier: "ups", trackingNumber: "", pieces: null });
  ada = await signedIn("ada@example.com");
  const customerId = ada.customer?.id ?? 0;
  await database.db.update(orders).set({ customerId }).where(eq(orders.id, sold.pottery.id));
  const [row] = await database.db
    .select()
    .from(orderItems)
    .where(and(eq(orderItems.orderId, sold.pottery.id), eq(orderItems.sku, "BOWL")));
  bowl = row?.id ?? 0;
});

async function signedIn(email: string): Promise<Visitor> {
  const { id } = await addCustomer(sold.market, { email });
  return { sessionHash: `held by ${email}`, customer: testCustomer({ id, email }), cartId: null };
}

const ask = () =>
  requestReturn(asShopper(sold.market, ada), sold.pottery.id, {
    pieces: [{ orderItemId: bowl, qty: 1 }],
    reason: "damaged",
    comment: "",
  });
const key = { orderId: "", id: 1 };
const list = (visitor = ada, limit = 9) =>
  listOpenReturns(asShopper(sold.market, visitor), ada.customer?.id ?? 0, { limit });
const states = async () => (await list()).items.map(({ status }) => status);

test("a return is listed with its number from its request until it is refunded (rule orders-21)", async () => {
  await ask();
  const [orderId, number] = [sold.pottery.id, `${sold.pottery.incrementId}-1`];
  expect(await list()).toEqual({
    items: [{ orderId, number, status: "requested", isBeingRefunded: false }],
    total: 1,
  });
  await acceptReturn(potter, { ...key, orderId }, "Ring at the back door.");
  expect(await states()).toEqual(["accepted"]);
  await receiveReturn(potter, { ...key, orderId }, { restocks: false });
  expect(await states()).toEqual(["received"]);
  await refundReturn(potter, { ...key, orderId }, { delivery: 0 });
  expect(await states()).toEqual([]);
});

test("a declined return is not listed, and those beyond the limit are counted", async () => {
  await ask();
  await declineReturn(potter, { ...key, orderId: sold.pottery.id }, "It was used.");
  expect(await states()).toEqual([]);
  await ask();
  await ask();
  expect(await list(ada, 1)).toMatchObject({
    items: [{ number: `${sold.pottery.incrementId}-3` }],
    total: 2,
  });
});

test("another customer may not look", async () => {
  await expect(list(await signedIn("eve@example.com"))).rejects.toMatchObject({ code: "forbidden" });
});
