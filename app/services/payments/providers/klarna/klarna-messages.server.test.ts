import { beforeEach, describe, expect, test } from "vitest";
import { withTestDatabase } from "../../../../../tests/support/databases/with-test-database";
import {
  type KlarnaServer,
  pageMessage,
  startKlarnaServer,
} from "../../../../../tests/support/providers/klarna/klarna-server";
import { startPayment } from "../../../checkout/payment/start-payment.server";
import { returnFromProvider } from "../../../checkout/return-from-provider.server";
import { type KlarnaPaidOrder, openKlarnaOrder, tellKlarna } from "./klarna-fixture.server";

const database = withTestDatabase();
let klarna: KlarnaServer;
let order: KlarnaPaidOrder;
beforeEach(async () => {
  klarna = await startKlarnaServer();
  order = await openKlarnaOrder(database.db, klarna);
  return () => klarna.close();
});

describe("a message", () => {
  test("of a shopper who paid and never came back takes the money", async () => {
    await order.press("pay");
    expect(await order.tell()).toBe("applied");
    expect(await order.status()).toBe("processing");
  });
  test.each([
    ["names a page that Klarna does not know", pageMessage({ session_id: "a15b228c" })],
    ["names an order that Klarna does not know", JSON.stringify({ order_id: "a15b228c" })],
    ["is none of Klarna's", JSON.stringify({ paid: true })],
    ["is no JSON", "order_id=a15b228c"],
  ])("that %s is forged", async (_what, body) => {
    await order.press("pay");
    expect(await tellKlarna(order.shop, body)).toBe("forged");
    expect(await order.status()).toBe("pending_payment");
  });
  test("that says more than Klarna does changes nothing", async () => {
    await startPayment(order.shop, order.orderId);
    const { session_id } = order.page();
    const body = pageMessage({ session_id, status: "COMPLETED", order_id: "a15b228c" });
    expect(await tellKlarna(order.shop, body)).toBe("ignored");
    expect(await order.status()).toBe("pending_payment");
  });
  test("about an order of another shop with the same account takes nothing there", async () => {
    order = await openKlarnaOrder(database.db, klarna, { capture: "manual" });
    await order.press("pay");
    const { session_id } = order.page();
    const other = await openKlarnaOrder(database.db, klarna);
    expect(await tellKlarna(other.shop, pageMessage({ session_id }))).toBe("ignored");
    expect([...klarna.orders.values()].map(({ captures }) => captures)).toEqual([[]]);
  });
  test("that cannot be checked now must be sent again", async () => {
    await order.press("pay");
    klarna.failWith(503);
    await expect(order.tell()).rejects.toThrow("answered 503");
  });
});

describe("an order that Klarna has doubts about", () => {
  beforeEach(async () => {
    klarna.judges.fraud = "PENDING";
    await returnFromProvider(order.shop, await order.press("pay"));
  });
  const decide = (fraud_status: string) => {
    Object.assign(order.atKlarna(), { fraud_status });
    const { order_id } = order.atKlarna();
    return tellKlarna(order.shop, JSON.stringify({ order_id, event_type: `FRAUD_RISK_${fraud_status}` }));
  };
  test("waits, and is taken once Klarna accepts it", async () => {
    expect((await order.payment()).status).toBe("pending");
    expect(await decide("ACCEPTED")).toBe("applied");
    expect([await order.status(), (await order.payment()).status]).toEqual(["processing", "paid"]);
  });
  test("is given up once Klarna rejects it", async () => {
    expect(await decide("REJECTED")).toBe("applied");
    expect([await order.status(), (await order.payment()).status]).toEqual(["canceled", "declined"]);
  });
});
