import { beforeEach, describe, expect, test } from "vitest";
import { formerInvoiceNumbers } from "~/models/orders/invoice/credit-note";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { addProduct } from "../../catalogue/products/catalogue-fixture.server";
import { continuePayment } from "../../checkout/continue-payment.server";
import {
  guestAtReview,
  openPurchaseShop,
  type PurchaseShop,
  pressPlace,
} from "../../checkout/steps/purchase-fixture.server";
import { readBalance } from "../../payments/ledger/book-changed-sale.server";
import { checkLedger } from "../../payments/ledger/check-ledger.server";
import { findPaymentsOfOrder } from "../../payments/providers/find-payment.server";
import type { PaymentContext } from "../../payments/providers/payment-context.server";
import { sandboxSays, withPayments } from "../../payments/providers/payment-fixture.server";
import { migrateJobs } from "../../platform/jobs/migrate-jobs.server";
import { loadFormerInvoice } from "../invoices/load-former-invoice.server";
import { refundOrder } from "../money/refund-order.server";
import { returnPayment } from "../money/return-payment.server";
import { settlePayment } from "../money/settle-payment.server";
import { takePayment } from "../money/take-payment.server";
import { readPapers } from "../papers/read-papers.server";
import { loadOrder } from "../reading/load-order.server";
import { cancelOrder } from "../states/cancel-order.server";
import { editOrder, previewEdit } from "./edit-order.server";

const database = withTestDatabase();
let shop: PurchaseShop & PaymentContext;
let orderId: string;
const once: { key: string | null; version: number | null; seenTotalMinor: number | null } = {
  key: null,
  version: null,
  seenTotalMinor: null,
};

beforeEach(async () => {
  await migrateJobs(database.pool);
  shop = withPayments(await openPurchaseShop(database.db));
  await addProduct(shop, "LAMP", { priceMinor: 5000 });
});

/** An order of two mugs at $10.00, with $6.00 of delivery and 6 % of tax on the goods: $27.20. */
async function place(paymentMethodCode: "bank_transfer" | "sandbox_card") {
  const mug = await addProduct(shop, "MUG", { priceMinor: 1000 });
  const guest = await guestAtReview(shop, [[mug, 2]], { paymentMethodCode });
  orderId = (await pressPlace(shop, guest)).orderId;
  if (paymentMethodCode === "sandbox_card") await say("paid");
}
const newest = async () => (await findPaymentsOfOrder(shop, orderId))[0];
async function say(outcome: "paid" | "failed") {
  const payment = await newest();
  if (!payment) throw new Error("there is no payment");
  await settlePayment(shop, payment.provider, {
    paymentId: payment.id,
    outcome: sandboxSays(outcome, payment.amountMinor),
  });
}
const view = async () => {
  const order = await loadOrder(shop, orderId);
  if (!order) throw new Error("there is no order");
  return order;
};
const mugs = async (qty: number) => ({ qty: new Map([[(await view()).lines[0]?.id ?? 0, qty]]) });
/** What is reserved of each product that has anything reserved, by SKU. */
const reserved = async () => {
  const { rows } = await database.pool.query<{ sku: string; reserved: number }>(
    `select p.sku, s.reserved from stock_items s join offers o on o.tenant_id = s.tenant_id
       and o.stock_item_id = s.id join products p on p.tenant_id = o.tenant_id and p.id = o.product_id
     where s.tenant_id = $1 and s.reserved > 0`,
    [shop.tenant.id],
  );
  return Object.fromEntries(rows.map(({ sku, reserved }) => [sku, reserved]));
};
/** Edits the order a minute after whatever happened before. */
function edit(what: Parameters<typeof editOrder>[2], asked: Partial<typeof once> = {}) {
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
  return editOrder(shop, orderId, what, { ...once, ...asked });
}
const lamp = { add: [{ sku: "LAMP", qty: 1 }] };

describe("an order that was not paid yet", () => {
  beforeEach(() => place("bank_transfer"));

  test("asks for what it costs now, and reserves what it holds now", async () => {
    const edited = await edit({ ...lamp, ...(await mugs(1)) });
    expect(edited).toMatchObject({ totalMinor: 6960, differenceMinor: 4240, askedMinor: 4240, refund: null });
    expect((await newest())?.amountMinor).toBe(6960);
    expect((await view()).lines.map(({ sku, qty }) => `${qty} ${sku}`)).toEqual(["1 MUG", "1 LAMP"]);
    expect(await reserved()).toEqual({ MUG: 1, LAMP: 1 });
    await takePayment(shop, orderId);
    expect(await readBalance(shop, orderId)).toBe(0);
    expect((await view()).money).toMatchObject({ owedMinor: 0, dueMinor: 0 });
  });

  test("keeps the price it was ordered at", async () => {
    const before = (await previewEdit(shop, orderId, await mugs(3))).summary.totals;
    expect(before.subtotalMinor).toBe(3000);
    await addProduct(shop, "CUP", { priceMinor: 700 });
    const { summary } = await previewEdit(shop, orderId, { add: [{ sku: "CUP", qty: 1 }] });
    expect(summary.items.map(({ priceMinor }) => priceMinor)).toEqual([1000, 700]);
  });

  test("is done once for a key, refused for an old version and another total than was seen", async () => {
    await edit(lamp, { key: "a", version: 1 });
    const again = await edit(lamp, { key: "a", version: 1 });
    expect([again.differenceMinor, (await view()).lines.length]).toEqual([0, 2]);
    await expect(edit(lamp, { version: 1 })).rejects.toThrow("This order was edited meanwhile.");
    await expect(edit(lamp, { seenTotalMinor: 1 })).rejects.toThrow("The total is now $133.20, not $0.01.");
  });

  test("cannot ask for more than there is, nor for nothing", async () => {
    await expect(edit({ add: [{ sku: "LAMP", qty: 999 }] })).rejects.toMatchObject({ code: "out_of_stock" });
    await expect(edit(await mugs(0))).rejects.toThrow("Cancel it instead.");
    await expect(edit(await mugs(2))).rejects.toThrow("Nothing was changed.");
  });
});

describe("an order that was paid", () => {
  beforeEach(() => place("sandbox_card"));

  test("pays back what it costs less, and its total says it once", async () => {
    const edited = await edit(await mugs(1));
    expect(edited).toMatchObject({ differenceMinor: -1060, refund: { amountMinor: 1060, result: "done" } });
    const order = await view();
    expect([order.grandTotalMinor, order.money.owedMinor, order.status]).toEqual([1660, 0, "processing"]);
    expect(order.refunds).toMatchObject([{ amountMinor: 1060, isOfEdit: true }]);
    expect(await readBalance(shop, orderId)).toBe(0);
    expect(await checkLedger(shop)).toMatchObject({ totalMinor: "0", unbalanced: [] });
  });

  test("has its invoice taken back by a credit note, and another one (rule orders-27)", async () => {
    const issued = (await view()).invoice?.number ?? "";
    await edit(await mugs(1));
    const now = await view();
    expect(now.invoice?.number).not.toBe(issued);
    expect(now.creditNotes).toMatchObject([{ invoiceNumber: issued, totalMinor: 2720 }]);
    const former = await loadFormerInvoice(shop, orderId, issued);
    expect(former?.rows[0]?.cells).toEqual(["MUG", "2", "$10.00", "$20.00"]);
    expect(formerInvoiceNumbers(now.creditNotes)).toEqual([issued]);
    for await (const { paper } of readPapers(shop, "former-invoices", [orderId]))
      expect(paper).toEqual(former);
    const said = now.events.map(({ note }) => note).join(" ");
    expect(said).toMatch(/takes invoice \S+ back, \S+ is new\./);
    // What is paid back of it is measured by the invoice that it has now.
    await edit({ email: "ada@home.example" });
    expect((await view()).creditNotes).toHaveLength(1);
    await refundOrder(shop, orderId, { amountMinor: null, reason: "" });
    const [, whole] = (await view()).creditNotes;
    expect(whole).toMatchObject({ invoiceNumber: now.invoice?.number, totalMinor: now.totalDueMinor });
  });

  test("with another address, has what was paid back taken off both invoices once (rule orders-27)", async () => {
    await refundOrder(shop, orderId, { amountMinor: 720, reason: "" });
    const { invoice, billingAddress } = await view();
    await edit({ billingAddress: { ...billingAddress, company: "Byron & Co." } });
    const next = (await view()).invoice?.number;
    await refundOrder(shop, orderId, { amountMinor: null, reason: "" });
    const notes = (await view()).creditNotes;
    expect(notes.map((note) => [note.invoiceNumber, note.totalMinor])).toEqual([
      [invoice?.number, 720],
      [invoice?.number, 2000],
      [next, 720],
      [next, 2000],
    ]);
  });

  test("asks for what it costs more by a payment of its own, again where that was given up", async () => {
    await edit(lamp);
    expect((await view()).money.dueMinor).toBe(5300);
    await say("failed");
    expect([(await view()).status, (await view()).money.dueMinor]).toEqual(["processing", 5300]);
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
    const page = await continuePayment(shop, orderId, "pay");
    expect([page.status, page.headers.get("location")]).toEqual([303, expect.stringContaining("sandbox")]);
    await say("paid");
    expect((await view()).events.at(-1)?.note).toBe("$53.00 paid");
    expect((await view()).money).toMatchObject({ dueMinor: 0, owedMinor: 0 });
    expect(await checkLedger(shop)).toMatchObject({ totalMinor: "0", unbalanced: [] });
  });

  test("edited back before the difference was paid, asks for it no more", async () => {
    await edit(lamp);
    const [, line] = (await view()).lines;
    const edited = await edit({ qty: new Map([[line?.id ?? 0, 0]]) });
    expect(edited).toMatchObject({ askedMinor: 0, refund: null });
    expect([(await newest())?.status, (await view()).money.dueMinor]).toEqual(["cancelled", 0]);
    expect(await reserved()).toEqual({ MUG: 2 });
  });

  test("goes back from both payments when it is canceled", async () => {
    await edit(lamp);
    await say("paid");
    await cancelOrder(shop, orderId, "");
    for (const { id } of await findPaymentsOfOrder(shop, orderId))
      await returnPayment(shop, { paymentId: id, orderId });
    expect((await view()).money).toMatchObject({ refundedMinor: 8020, owedMinor: 0 });
    expect(await reserved()).toEqual({});
  });

  test("is not edited once money of it was paid back", async () => {
    await refundOrder(shop, orderId, { amountMinor: 100, reason: "" });
    await expect(edit(lamp)).rejects.toThrow("cannot be edited");
  });
});
