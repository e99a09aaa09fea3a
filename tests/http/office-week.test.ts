import { buffer } from "node:stream/consumers";
import { sql } from "drizzle-orm";
import PDFDocument from "pdfkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { nazareth } from "~/models/accounts/address/address-fixture";
import { keyFor } from "~/services/api/owner-graphql/owner-fixture.server";
import { addProduct } from "~/services/catalogue/products/catalogue-fixture.server";
import { guestAtReview, pressPlace } from "~/services/checkout/steps/purchase-fixture.server";
import { loadOrder } from "~/services/orders/reading/load-order.server";
import { startedSubscription } from "~/services/orders/subscriptions/subscription-fixture.server";
import { findPaymentOfOrder } from "~/services/payments/providers/find-payment.server";
import { withPayments } from "~/services/payments/providers/payment-fixture.server";
import { byTest } from "~/services/shops/audit/actor-fixture.server";
import { addStaff, testPassword } from "~/services/staff/sign-in/staff-fixture.server";
import { productQuestions } from "~/tables/conversations/product-questions";
import { paymentOutcomes } from "~/tables/orders/payments";
import { sellableProducts } from "./access/fill-things";
import { type DemoListener, openDemoListener } from "./demo-listener";
import { openPlainBrowser } from "./plain-browser";
import { seenText } from "./runner/page";
import { sendWithoutNetwork } from "./runner/send-without-network";

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
  const page = seenText((await june.get(`${path}/${number}`)).body);
  expect(page).toContain("Sent on Monday by UPS.");
  // A bank transfer has no provider that takes an answer from here.
  expect(page).toContain("takes answers in its own pages alone");
  expect(await june.post(`${path}/${number}`, { do: "answer", text: "Sent." })).toMatchObject({
    status: 409,
  });
  expect(seenText((await june.get(path)).body)).toContain("1 answer here");
});

/** Asks the owner's API with a key that may write orders. */
async function ownersCall() {
  const key = await keyFor(await demo.contextOf("harbor"), ["orders:write"]);
  return (query: string, variables: Record<string, unknown> = {}) =>
    sendWithoutNetwork(demo.listener)({
      method: "POST",
      url: new URL("/admin-graphql", shop),
      headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
      body: JSON.stringify({ query, variables }),
    });
}

test("by call words are kept, and an answer that no provider takes is refused in words (rule payment-28)", async () => {
  const ask = await ownersCall();
  const say = (text: string) =>
    ask(`mutation { addDisputeWords(number: "${number}", text: "${text}") { text fileName at } }`);
  const said = JSON.parse((await say("Ada has it.")).body) as { data: { addDisputeWords: object[] } };
  expect(said.data.addDisputeWords).toMatchObject([
    { text: "Sent on Monday by UPS.", fileName: "" },
    { text: "Ada has it.", fileName: "" },
  ]);
  expect((await say(" ")).body).toContain('"errors"');
  const refused = "takes answers in its own pages alone";
  const answer = `mutation { answerDispute(number: "${number}", text: "Sent.") { state note } }`;
  expect((await ask(answer)).body).toContain(refused);
  const kind = answer.replace('"Sent."', '"Sent.", proofs: [{ entryId: 1, kind: "rumor" }]');
  expect((await ask(kind)).body).toContain("A proof is one of");
  expect((await ask(answer.replace(number, "1"))).body).toContain('"errors"');
  const retried = await ask(`mutation { retryDisputeAnswer(number: "${number}") { state failedTries } }`);
  expect(retried.body).toContain('"errors"');
  const none = await ask(
    `{ disputeAnswers(number: "${number}") { text state } disputes { number entries } }`,
  );
  expect(JSON.parse(none.body)).toMatchObject({
    data: { disputeAnswers: [], disputes: [{ number, entries: 2 }] },
  });
});

/** A page of PDF as a library writes it. */
async function proof(): Promise<Buffer> {
  const document = new PDFDocument();
  document.text("Handed over on Monday, signed by Ada.").end();
  return buffer(document);
}

test("a PDF is kept as proof by screen and by call, read back, and told of by mail (rule payment-28)", async () => {
  const pdf = await proof();
  const kind: [string, string] = ["signed.pdf", "application/pdf"];
  const sent = await june.upload(`${path}/${number}`, { do: "say", text: "" }, ["files", pdf], kind);
  expect(sent.headers.location).toBe(`${path}/${number}?done=say`);
  const ctx = await demo.contextOf("harbor");
  const ask = await ownersCall();
  const call = (content: string) =>
    ask(
      `mutation ($content: String!) {
        addDisputeFile(number: "${number}", name: "by-call.pdf", content: $content, text: "Signed") { text fileName }
      }`,
      { content },
    );
  expect((await call(pdf.toString("base64"))).body).toContain('"fileName":"by-call.pdf"');
  expect((await call("no base64!")).body).toContain("as base64");
  expect((await call(Buffer.from("a,b").toString("base64"))).body).toContain("is not supported");
  const { body } = await june.get(`${path}/${number}`);
  const files = [...body.matchAll(/href="(\/admin\/file\/disputes\/\d+)"/g)].map(([, file]) => file ?? "");
  expect(files).toHaveLength(2);
  for (const file of files) {
    const { headers, body: kept } = await june.get(file);
    expect([headers["content-type"], kept.startsWith("%PDF-")]).toEqual(["application/pdf", true]);
    expect(headers["content-length"]).toBe(String(pdf.length));
  }
  const { rows } = await ctx.db.execute<{ readers: number }>(sql`
    select count(*)::int as readers from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'send-dispute-mail' and j.payload ->> 'reader' = 'seller'`);
  expect(rows[0]?.readers).toBeGreaterThanOrEqual(4);
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

test("a question on a product’s page is rejected and approved again (rule conversations-16)", async () => {
  const { db, tenant } = await demo.contextOf("harbor");
  const { rows } = await db.execute<{ id: number; slug: string }>(sql`
    select id::int as id, slug from products
    where tenant_id = ${tenant.id} and sku = 'MUG-103' and slug is not null`);
  const [mug] = rows;
  const asked = {
    question: "Does it float?",
    answer: "For a while.",
    askedBy: "Ada M.",
    askedAt: new Date(),
  };
  await byTest(db, (inner) =>
    inner
      .insert(productQuestions)
      .values({ tenantId: tenant.id, productId: mug?.id ?? 0, code: "floats", ...asked }),
  );
  const list = (await june.get("/admin/questions")).body;
  const [, one = ""] = /href="(\/admin\/questions\/\d+)"[\s\S]*?Does it float/.exec(list) ?? [];
  expect(seenText((await june.get(one)).body)).toContain("For a while.");
  const wordless = await june.post(one, { do: "reject", reason: "" });
  expect([wordless.status, /id="reject-reason-error"/.test(wordless.body)]).toEqual([422, true]);
  const visitor = openPlainBrowser(sendWithoutNetwork(demo.listener), shop);
  const isShown = async () => (await visitor.get(`/${mug?.slug}`)).body.includes("Does it float?");
  expect((await june.post(one, { do: "reject", reason: "Jest" })).headers.location).toBe(
    `${one}?done=reject`,
  );
  await expect.poll(isShown).toBe(false);
  expect(seenText((await june.get("/admin/questions?state=rejected")).body)).toContain("Does it float?");
  await june.post(one, { do: "approve" });
  await expect.poll(isShown).toBe(true);
  expect((await june.get("/admin/questions/999999")).status).toBe(404);
});

test("a subscription is paused, resumed, skipped and canceled for a customer", async () => {
  const ctx = await demo.contextOf("harbor");
  const plans = [{ every: 2, unit: "week", rateBasisPoints: 1000 }] as const;
  const tea = await addProduct(ctx, "TEA-W", { priceMinor: 1400, subscriptionPlans: [...plans] });
  const { subscription } = await startedSubscription(
    Object.assign(withPayments(ctx), { tea, clock: { now: new Date() } }),
  );
  const one = `/admin/subscriptions/${subscription.id}`;
  expect((await june.get("/admin/subscriptions")).body).toContain(`href="${one}"`);
  for (const [deed, seen] of [
    ["pause", "Paused"],
    ["resume", "Active"],
    ["skip", "Active"],
    ["cancel", "Canceled"],
  ] as const) {
    expect((await june.post(one, { do: deed })).headers.location).toBe(`${one}?done=${deed}`);
    expect(seenText((await june.get(one)).body)).toContain(seen);
  }
  expect((await june.post(one, { do: "resume" })).status).toBe(409);
});

test("a provider’s secret is written once, never shown, and removed (rule payment-26)", async () => {
  const settings = "/admin/settings/payment";
  const secret = "sk_test_a_secret_of_harbor";
  const kept = await june.post(settings, { do: "keys-stripe", secret_key: secret });
  expect(kept.headers.location).toContain("done=keys-stripe");
  const shown = (await june.get(settings)).body;
  expect([shown.includes(secret), /Set \w+ \d+/.test(seenText(shown))]).toEqual([false, true]);
  const gone = await june.post(settings, { do: "keys-stripe", secret_key: "", remove: "yes" });
  expect(gone.headers.location).toContain("done=keys-stripe");
  expect(seenText((await june.post(settings, { do: "test-stripe" })).body)).toContain(
    "Stripe has no key yet",
  );
});
