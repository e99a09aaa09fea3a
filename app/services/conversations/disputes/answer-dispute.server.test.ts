import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { startPaypalServer } from "../../../../tests/support/providers/paypal/paypal-server";
import { startStripeServer } from "../../../../tests/support/providers/stripe/stripe-server";
import { makeFolder, type TestFolder } from "../../../../tests/support/shop-folder";
import { returnFromProvider } from "../../checkout/return-from-provider.server";
import { shipOrder } from "../../orders/delivery/ship-order.server";
import { loadOrder } from "../../orders/reading/load-order.server";
import { openPaypalOrder } from "../../payments/providers/paypal/paypal-fixture.server";
import { openStripeOrder } from "../../payments/providers/stripe/stripe-fixture.server";
import { createDiskStore } from "../../platform/file-store/disk-store.server";
import { IncomingFile } from "../../platform/forms/incoming-files.server";
import { acting } from "../../shops/context/shop-context.server";
import { answerDispute, listDisputeAnswers, previewAnswer, retryAnswer } from "./answer-dispute.server";
import { addDisputeEntry, listDisputeEntries } from "./dispute-entries.server";
import { findDisputes } from "./list-disputes.server";
import { readProofs } from "./read-proofs.server";

const database = withTestDatabase();
let folder: TestFolder;
beforeAll(async () => {
  folder = await makeFolder();
});
afterAll(() => folder.remove());

type Order = Awaited<ReturnType<typeof openStripeOrder>> | Awaited<ReturnType<typeof openPaypalOrder>>;

/** A paid order that was sent, with a photo and a PDF kept for its dispute. */
async function prepared(order: Order) {
  await returnFromProvider(order.shop, await order.press("pay"));
  const ctx = { ...order.shop, fileStore: createDiskStore(join(folder.path, "var")) };
  await shipOrder(ctx, order.orderId, { carrier: "ups", trackingNumber: "1Z999", pieces: null });
  const number = (await loadOrder(ctx, order.orderId))?.incrementId ?? "";
  async function keepFiles() {
    const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#aa5500" } })
      .png()
      .toBuffer();
    for (const [name, bytes] of [
      ["door.png", photo],
      ["signed.pdf", Buffer.from("%PDF-1.4\n%%EOF\n")],
    ] as const) {
      const path = join(folder.path, name);
      await writeFile(path, bytes);
      const file = new IncomingFile(path, name, "", bytes.byteLength);
      await addDisputeEntry(ctx, number, { text: "", files: [file] });
    }
    const [door, signed] = await listDisputeEntries(ctx, order.orderId);
    return [
      { entryId: door?.id ?? 0, kind: "other" as const },
      { entryId: signed?.id ?? 0, kind: "delivery" as const },
    ];
  }
  const answers = async () => listDisputeAnswers(ctx, (await findDisputes(ctx, number)).disputes);
  return { ctx, number, keepFiles, answers };
}

describe("at Stripe (rule payment-28)", () => {
  let stripe: Awaited<ReturnType<typeof startStripeServer>>;
  let at: Awaited<ReturnType<typeof prepared>>;
  let proofs: Awaited<ReturnType<typeof at.keepFiles>>;
  beforeEach(async () => {
    stripe = await startStripeServer();
    const order = await openStripeOrder(database.db, stripe);
    at = await prepared(order);
    stripe.dispute("dp_1");
    const { id, currency } = order.paid();
    await order.webhook("charge.dispute.created", {
      id: "dp_1",
      amount: 100,
      currency,
      payment_intent: id,
      charge: id.replace("pi_", "ch_"),
      status: "needs_response",
      reason: "fraudulent",
    });
    proofs = await at.keepFiles();
  });
  afterEach(() => stripe.close());

  test("words, files and what the order says arrive as evidence, once", async () => {
    const note = (await findDisputes(at.ctx, at.number)).disputes[0]?.steps[0]?.note;
    expect(note).toContain("needs response. Answer it by 2024-08-14.");
    expect(await previewAnswer(at.ctx, at.number, { text: "Sent.", proofs })).toMatchObject({
      provider: "stripe",
      fileNames: ["door.jpg", "signed.pdf"],
    });
    expect(await answerDispute(at.ctx, at.number, { text: "Sent.", proofs })).toMatchObject({
      state: "sent",
    });
    expect(stripe.disputes.get("dp_1")).toMatchObject({
      submissions: 1,
      evidence: {
        uncategorized_text: "Sent.",
        uncategorized_file: "file_1",
        shipping_documentation: "file_2",
        shipping_carrier: "UPS",
        shipping_tracking_number: "1Z999",
        customer_email_address: "ada@example.com",
        product_description: expect.stringContaining("2 x "),
      },
    });
    expect([...stripe.files.values()].map(({ type, fileName }) => [type, fileName])).toEqual([
      ["image/jpeg", "door.jpg"],
      ["application/pdf", "signed.pdf"],
    ]);
  });

  test("an answer that did not get there waits, and is tried again", async () => {
    stripe.failWith("cut", /disputes/);
    const kept = await answerDispute(at.ctx, at.number, { text: "Sent.", proofs });
    expect(kept).toMatchObject({ state: "waiting", failedTries: 1 });
    const again = answerDispute(at.ctx, at.number, { text: "Another.", proofs: [] });
    await expect(again).rejects.toMatchObject({ code: "conflict", field: "text" });
    expect(await retryAnswer(at.ctx, at.number)).toMatchObject({ state: "waiting", failedTries: 2 });
    stripe.failWith(null);
    expect(await retryAnswer(at.ctx, at.number)).toMatchObject({ state: "sent" });
    expect(stripe.disputes.get("dp_1")?.submissions).toBe(1);
  });

  test("an answer whose end was lost is not sent twice", async () => {
    stripe.failWith("lost", /disputes\/dp_1$/);
    // Reading is lost as well, so only the second try gets as far as sending.
    await answerDispute(at.ctx, at.number, { text: "Sent.", proofs: [] });
    stripe.failWith(null);
    const held = stripe.hold("/disputes/dp_1");
    const retried = retryAnswer(at.ctx, at.number);
    const release = await held;
    stripe.disputes.set("dp_1", {
      status: "under_review",
      evidence: { uncategorized_text: "Sent." },
      submissions: 1,
    });
    release();
    expect(await retried).toMatchObject({ state: "sent" });
    expect(stripe.disputes.get("dp_1")?.submissions).toBe(1);
  });

  test("one that Stripe refuses says why, and another may follow", async () => {
    stripe.dispute("dp_1", "lost");
    const refused = await answerDispute(at.ctx, at.number, { text: "Sent.", proofs: [] });
    expect(refused).toMatchObject({ state: "refused", note: "Stripe asks for no answer: lost." });
    stripe.dispute("dp_1");
    expect(await answerDispute(at.ctx, at.number, { text: "Sent.", proofs: [] })).toMatchObject({
      state: "sent",
    });
    expect((await at.answers()).map(({ state }) => state)).toEqual(["refused", "sent"]);
  });

  test("files of other orders, two of a kind, and a seller's staff are refused", async () => {
    const [door] = proofs;
    const ofOther = readProofs(at.ctx, randomUUID(), proofs);
    await expect(ofOther).rejects.toMatchObject({ code: "invalid", field: door?.kind });
    const strange = answerDispute(at.ctx, at.number, {
      text: "",
      proofs: [{ entryId: 999_999, kind: "receipt" }],
    });
    await expect(strange).rejects.toMatchObject({ code: "invalid", field: "receipt" });
    const twice = proofs.map((proof) => ({ ...proof, kind: door?.kind ?? "other" }));
    const two = answerDispute(at.ctx, at.number, { text: "", proofs: twice });
    await expect(two).rejects.toMatchObject({ code: "invalid", field: "other" });
    const { tenant } = at.ctx;
    const order = await loadOrder(at.ctx, (await findDisputes(at.ctx, at.number)).orderId);
    const { sellerId } = await findDisputes(at.ctx, at.number);
    const staff = {
      kind: "seller-staff" as const,
      tenantId: tenant.id,
      sellerId,
      staffId: 1,
      roles: ["owner" as const],
    };
    const seller = answerDispute({ ...at.ctx, actor: acting(staff) }, order?.incrementId ?? "", {
      text: "x",
      proofs: [],
    });
    await expect(seller).rejects.toMatchObject({ code: "forbidden" });
    expect(await at.answers()).toEqual([]);
  });
});

test.each([
  ["INQUIRY", "provide-evidence", "PROOF_OF_FULFILLMENT"],
  ["CHARGEBACK", "provide-supporting-info", undefined],
] as const)("PayPal gets the answer to an %s by %s (rule payment-28)", async (stage, verb, type) => {
  const paypal = await startPaypalServer();
  const order = await openPaypalOrder(database.db, paypal);
  const at = await prepared(order);
  paypal.dispute("PP-D-1", { stage });
  await order.webhook("CUSTOMER.DISPUTE.CREATED", {
    dispute_id: "PP-D-1",
    status: "OPEN",
    reason: "MERCHANDISE_OR_SERVICE_NOT_RECEIVED",
    dispute_amount: { currency_code: "USD", value: "1.00" },
    seller_response_due_date: "2026-12-01T00:00:00.000Z",
    disputed_transactions: [{ seller_transaction_id: order.captures()[0]?.id }],
  });
  const { disputes } = await findDisputes(at.ctx, at.number);
  expect(disputes[0]?.steps[0]?.note).toContain("OPEN. Answer it by 2026-12-01.");
  const proofs = await at.keepFiles();
  paypal.failWith("lost", new RegExp(verb));
  expect(await answerDispute(at.ctx, at.number, { text: "Sent.", proofs })).toMatchObject({
    state: "waiting",
  });
  paypal.failWith(null);
  expect(await retryAnswer(at.ctx, at.number)).toMatchObject({ state: "sent", failedTries: 1 });
  const sent = paypal.disputes.get("PP-D-1")?.sent ?? [];
  expect(sent.map((one) => [one.verb, one.notes, one.files.map(({ fileName }) => fileName)])).toEqual([
    [verb, "Sent.", ["door.jpg", "signed.pdf"]],
  ]);
  const [evidence] = sent[0]?.input.evidences ?? [];
  expect(evidence).toEqual(
    type && {
      evidence_type: type,
      evidence_info: {
        tracking_info: [{ carrier_name: "OTHER", carrier_name_other: "UPS", tracking_number: "1Z999" }],
      },
      notes: "Sent.",
    },
  );
  await paypal.close();
});
