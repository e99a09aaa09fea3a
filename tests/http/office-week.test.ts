import { afterAll, beforeAll, expect, test } from "vitest";
import { nazareth } from "~/models/accounts/address/address-fixture";
import { guestAtReview, pressPlace } from "~/services/checkout/steps/purchase-fixture.server";
import { loadOrder } from "~/services/orders/reading/load-order.server";
import { findPaymentOfOrder } from "~/services/payments/providers/find-payment.server";
import { addStaff, testPassword } from "~/services/staff/sign-in/staff-fixture.server";
import { paymentOutcomes } from "~/tables/orders/orders";
import { sellableProducts } from "../access/fill-things";
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

/** An order whose payment is disputed, as a provider's webhook tells; answers its number. */
async function disputedOrder(): Promise<string> {
  const ctx = { ...(await demo.contextOf("harbor")), secret: demo.secret, dataDir: demo.dataDir };
  const [product] = await sellableProducts(ctx);
  const guest = await guestAtReview(ctx, [[product.id, 1]], {
    email: "ada@example.com",
    shippingAddress: nazareth,
    paymentMethodCode: "bank_transfer",
    shippingMethodCode: "standard",
  });
  const { orderId } = await pressPlace(ctx, guest);
  const payment = await findPaymentOfOrder(ctx, orderId);
  const said = { kind: "charged back" as const, reference: "du_1", note: "Stripe du_1, fraudulent" };
  const row = { tenantId: ctx.tenant.id, paymentId: payment?.id ?? "", amountMinor: 100, ...said };
  await ctx.db.insert(paymentOutcomes).values(row);
  return (await loadOrder(ctx, orderId))?.incrementId ?? "";
}

test("a disputed payment is listed, shown on its order, and takes words and files (rule payment-28)", async () => {
  expect(seenText((await june.get(path)).body)).toContain("No payment is disputed.");
  number = await disputedOrder();
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
  const file = await june.upload(`${path}/${number}`, { do: "say", text: "A table" }, ["files", "a,b"]);
  expect([file.status, /id="say-files-error"/.test(file.body)]).toEqual([422, true]);
  expect(file.body).toContain("A table");
  expect((await june.get(`${path}/1`)).status).toBe(404);
  expect((await june.get("/admin/file/disputes/999999")).status).toBe(404);
});
