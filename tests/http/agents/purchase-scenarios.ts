import { and, eq, inArray, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { sendOrderEvent } from "~/services/agents/orders/send-order-event.server";
import { refundOrder } from "~/services/orders/money/refund-order.server";
import { cancelOrder } from "~/services/orders/states/cancel-order.server";
import { withPayments } from "~/services/payments/providers/payment-fixture.server";
import { testActing } from "~/services/shops/audit/actor-fixture.server";
import { inTransaction } from "~/services/shops/changes/in-transaction.server";
import { testBox } from "~/services/shops/secrets/secrets-fixture.server";
import { agentCheckouts } from "~/tables/agents/agents";
import { products } from "~/tables/catalogue/catalogue";
import { offers } from "~/tables/catalogue/offers";
import { orders } from "~/tables/orders/orders";
import type { DemoListener } from "../demo-listener";
import { assistant } from "./acp-calls";
import { acpProblems } from "./acp-schemas";
import { acpBuyer, type Buyer, ucpBuyer } from "./buyers";
import type { SimulatedAgent } from "./simulated-agent";
import { ucpProblems } from "./ucp-schemas";

/** An order as its agent was told of it. */
export type ToldOrder = {
  id: string;
  line_items: { status: string }[];
  adjustments: { type: string; amount?: number; totals?: { amount: number }[] }[];
  totals: { type: string; amount: number }[];
};

type Protocol = {
  name: string;
  demo: () => DemoListener;
  /** Orders that were told, the newest last. */
  told: () => ToldOrder[];
  eventsUrl: () => string;
  buyerIn: (shop: "harbor" | "bazaar") => Promise<Buyer>;
  /** A product of harbor of which no other scenario changes the price. */
  repriced: string;
};

/** Where agents buy in a test, and what they hear. */
type Purchases = Pick<Protocol, "demo" | "told" | "eventsUrl"> & {
  overRest: (shop: string) => SimulatedAgent;
  overMcp: (shop: string) => SimulatedAgent;
};

/** Everything that can happen to what an agent buys, by each protocol. */
export function describeEveryPurchase({ demo, told, eventsUrl, overRest, overMcp }: Purchases): void {
  const shared = { demo, told, eventsUrl };
  describe("an agent’s purchase", () => {
    describePurchases({
      name: "UCP over REST",
      repriced: "GLS-102",
      buyerIn: async (shop) => ucpBuyer(overRest(shop)),
      ...shared,
    });
    describePurchases({
      name: "UCP over MCP",
      repriced: "GLS-103",
      buyerIn: async (shop) => ucpBuyer(overMcp(shop)),
      ...shared,
    });
    describePurchases({
      name: "ACP",
      repriced: "GLS-104",
      buyerIn: async (shop) => acpBuyer(await assistant(demo(), shop)),
      ...shared,
    });
  });
}

/** The same for one protocol, in demo shops. */
function describePurchases({ name, demo, told, eventsUrl, buyerIn, repriced }: Protocol): void {
  const isAcp = name === "ACP";
  const dbOf = async (shop: string) => (await demo().contextOf(shop)).db;

  /** Tells the agent of an order as its job does. */
  async function tell(shop: string, orderId: string): Promise<ToldOrder[]> {
    const made = await demo().contextOf(shop);
    const { db } = made;
    const origin = `http://${shop}.localhost:3000`;
    if (isAcp)
      await db
        .update(agentCheckouts)
        .set({ eventsUrl: eventsUrl() })
        .where(eq(agentCheckouts.orderId, orderId));
    const before = told().length;
    await sendOrderEvent({ ...made, box: testBox, origin, secret: demo().secret, nearby: true }, orderId);
    return told().slice(before);
  }

  const problemsOf = (order: ToldOrder) => (isAcp ? acpProblems : ucpProblems)("order", order);
  const totalOf = ({ totals }: ToldOrder, type = "total") => totals.find((one) => one.type === type)?.amount;
  const refundedIn = ({ adjustments }: ToldOrder) =>
    adjustments.map(({ type, amount, totals }) => `${type} ${amount ?? totals?.[0]?.amount ?? ""}`);

  describe(`by ${name}`, () => {
    test("a declined card is tried again, and what is paid back of the order is told", async () => {
      const buyer = await buyerIn("harbor");
      const asked = await buyer.ask("MUG-103");
      expect(asked).toMatchObject({ state: "ready", codes: [] });
      const declined = await buyer.pay(asked, "another_token");
      expect(declined).toMatchObject({
        state: "ready",
        codes: [isAcp ? "payment_declined" : "payment_failed"],
      });
      const done = await buyer.pay(asked);
      expect(done).toMatchObject({ state: "done", totalMinor: asked.totalMinor });
      const [row] = await (await dbOf("harbor")).select().from(orders).where(eq(orders.id, done.orderId));
      expect(row).toMatchObject({ totalDueMinor: asked.totalMinor, status: "processing" });
      const ctx = withPayments({ ...(await demo().contextOf("harbor")), actor: testActing });
      await refundOrder(ctx, done.orderId, { amountMinor: 500, reason: "A crack" });
      const [order] = await tell("harbor", done.orderId);
      if (!order) return expect.fail("the order was not told");
      expect(problemsOf(order)).toEqual([]);
      expect(refundedIn(order)).toEqual([isAcp ? "refund 500" : "refund -500"]);
      expect(totalOf(order)).toBe(asked.totalMinor);
      if (isAcp) expect(totalOf(order, "amount_refunded")).toBe(500);
    });

    test("goods of two sellers are one purchase, and each order is told", async () => {
      const buyer = await buyerIn("bazaar");
      const asked = await buyer.ask("POT-104", "BOK-113");
      const done = await buyer.pay(asked);
      expect(done.state).toBe("done");
      const db = await dbOf("bazaar");
      const beside = await db
        .select({ id: orders.id, dueMinor: orders.totalDueMinor })
        .from(orders)
        .where(sql`${orders.groupId} = (select group_id from orders where id = ${done.orderId})`);
      expect(beside).toHaveLength(2);
      expect(beside.reduce((sum, { dueMinor }) => sum + dueMinor, 0)).toBe(asked.totalMinor);
      expect((await tell("bazaar", done.orderId)).map(({ id }) => id).sort()).toEqual(
        beside.map(({ id }) => id).sort(),
      );
      const other = beside.find(({ id }) => id !== done.orderId)?.id ?? "";
      await cancelOrder(withPayments(await demo().contextOf("bazaar")), other);
      const [order, ...rest] = await tell("bazaar", other);
      if (!order) return expect.fail("the order was not told");
      expect(rest).toEqual([]);
      expect(problemsOf(order)).toEqual([]);
      expect(order.adjustments.map(({ type }) => type)).toContain("cancellation");
      expect(order.line_items.map(({ status }) => status)).toEqual(["removed"]);
    });

    test("a total that changed meanwhile is shown before anything is charged", async () => {
      const buyer = await buyerIn("harbor");
      const asked = await buyer.ask(repriced);
      const ctx = { ...(await demo().contextOf("harbor")), actor: testActing };
      await inTransaction(ctx, ({ db, tenant }) =>
        db
          .update(offers)
          .set({ finalPriceMinor: 1234 })
          .where(
            and(
              eq(offers.tenantId, tenant.id),
              inArray(
                offers.productId,
                db.select({ id: products.id }).from(products).where(eq(products.sku, repriced)),
              ),
            ),
          ),
      );
      const refused = await buyer.pay(asked);
      expect(refused.codes).toContain(isAcp ? "conflict" : "price_changed");
      expect(refused.totalMinor).not.toBe(asked.totalMinor);
      expect(await buyer.pay(refused)).toMatchObject({ state: "done", totalMinor: refused.totalMinor });
    });

    test("a gift comes with what it is given for, and options are chosen in the browser", async () => {
      const buyer = await buyerIn("harbor");
      const given = await buyer.ask("DSK-101-PIN");
      expect(given).toMatchObject({ state: "ready", items: ["DSK-101-PIN", "PEN-103"] });
      const engraved = await buyer.ask("MUG-104", "KNF-106");
      expect(engraved.state).toBe("browser");
      expect(engraved.codes).toContain(isAcp ? "missing" : "needs_choices");
    });
  });
}
