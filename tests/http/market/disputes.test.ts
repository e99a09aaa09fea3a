import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addStaff, testPassword } from "~/services/staff/sign-in/staff-fixture.server";
import { paymentOutcomes } from "~/tables/orders/orders";
import { type DemoListener, openDemoListener } from "../demo-listener";
import { openPlainBrowser } from "../plain-browser";
import { seenText } from "../runner/page";
import { sendWithoutNetwork } from "../runner/send-without-network";

const shop = "http://harbor.localhost:3000";
const path = "/admin/disputes";

let demo: DemoListener;
let june: ReturnType<typeof openPlainBrowser>;
let number: string;

beforeAll(async () => {
  demo = await openDemoListener();
  const ctx = await demo.contextOf("harbor");
  const email = "june@example.com";
  await addStaff(ctx, { email, name: "June", roles: ["owner"], sellerId: null });
  june = openPlainBrowser(sendWithoutNetwork(demo.listener), shop);
  await june.post("/admin/sign-in", { email, password: testPassword });
});
afterAll(() => demo?.close());

/** Disputes a payment of the demo's, as a provider's webhook does. */
async function dispute(): Promise<string> {
  const { db, tenant } = await demo.contextOf("harbor");
  const { rows } = await db.execute<{ paymentId: string; number: string }>(sql`
    select a.payment_id as "paymentId", o.increment_id as number from payment_allocations a
    join orders o on o.tenant_id = a.tenant_id and o.id = a.order_id
    where a.tenant_id = ${tenant.id} order by o.created_at desc limit 1`);
  const [found] = rows;
  if (!found) throw new Error("the demo has no payment");
  const said = { kind: "charged back" as const, reference: "du_1", note: "Stripe du_1, fraudulent" };
  await db
    .insert(paymentOutcomes)
    .values({ tenantId: tenant.id, paymentId: found.paymentId, amountMinor: 100, ...said });
  return found.number;
}

test("a disputed payment is listed, shown on its order, and takes words and files (rule payment-28)", async () => {
  expect(seenText((await june.get(path)).body)).toContain("No payment is disputed.");
  number = await dispute();
  const list = seenText((await june.get(path)).body);
  expect(list).toContain(`Order ${number}`);
  expect(list).toContain("Stripe du_1, fraudulent");
  expect(list).toContain("Needs an answer");
  const order = await june.get(`/admin/orders/${number}`);
  expect(seenText(order.body)).toContain("Payment disputed: Needs an answer.");
  expect(order.body).toContain(`href="${path}/${number}"`);
  const sent = await june.post(`${path}/${number}`, { do: "say", text: "Sent on Monday by UPS." });
  expect(sent.headers.location).toBe(`${path}/${number}?done=say`);
  expect(seenText((await june.get(`${path}/${number}`)).body)).toContain("Sent on Monday by UPS.");
  expect(seenText((await june.get(path)).body)).toContain("1 answer here");
});

test("nothing is refused beside its field, and an order without a dispute is not found", async () => {
  const empty = await june.post(`${path}/${number}`, { do: "say", text: " " });
  expect([empty.status, /id="say-text-error"/.test(empty.body)]).toEqual([422, true]);
  expect((await june.get(`${path}/1`)).status).toBe(404);
  expect((await june.get("/admin/file/disputes/999999")).status).toBe(404);
});
