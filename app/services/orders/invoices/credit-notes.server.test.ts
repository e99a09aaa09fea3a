import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { rowTotalMinor, taxSums, totalOfRows } from "~/models/orders/invoice/taxed-rows";
import { creditNotes } from "~/tables/orders/credit-notes";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { migrateJobs } from "../../platform/jobs/migrate-jobs.server";
import { findFacturX } from "../e-invoices/read-factur-x.server";
import { writeXRechnung } from "../e-invoices/write-x-rechnung.server";
import { refundLines } from "../money/refund-lines.server";
import { refundOrder } from "../money/refund-order.server";
import { returnPayment } from "../money/return-payment.server";
import { readPapers } from "../papers/read-papers.server";
import { loadOrder } from "../reading/load-order.server";
import { buyFromTwo, inNameOf } from "../records/market-order-fixture.server";
import { cancelLines } from "../states/cancel-lines.server";
import { cancelOrder } from "../states/cancel-order.server";
import { readTaxedRows } from "./read-taxed-rows.server";

const database = withTestDatabase();
let sold: Awaited<ReturnType<typeof buyFromTwo>>;
let potter: (typeof sold)["market"];

/** $27.20 of the house; $101.40 of the potter: two vases at $30.00, three bowls at $10.00, $6.00, 6 %. */
beforeEach(async () => {
  await migrateJobs(database.pool);
  sold = await buyFromTwo(database.db, { invoices: { prefix: "HP-", credit_prefix: "GS-" } });
  potter = inNameOf(sold.market, sold.potterId);
});

async function notesOf({ id }: { id: string }) {
  return (await loadOrder(sold.market, id))?.creditNotes ?? [];
}
const numbered = async (order: { id: string }) =>
  (await notesOf(order)).map(({ number, totalMinor }) => [number, totalMinor]);

describe("credit notes (rule orders-27)", () => {
  test("have a sequence of their own for each who invoices, and name the invoice", async () => {
    await sold.say("paid");
    const { pottery, house } = sold;
    await refundLines(potter, pottery.id, { wanted: [{ sku: "BOWL", qty: 1 }], delivery: 200, reason: "" });
    await refundOrder(sold.market, house.id, { amountMinor: 300, reason: "" });
    await refundOrder(sold.market, pottery.id, { amountMinor: null, reason: "" });
    expect(await numbered(pottery)).toEqual([
      ["GS-potter-00001", 1260],
      ["GS-potter-00002", 10_140 - 1260],
    ]);
    expect(await numbered(house)).toEqual([["GS-00001", 300]]);
    const [note] = await notesOf(pottery);
    expect(note).toMatchObject({
      invoiceNumber: (await loadOrder(sold.market, pottery.id))?.invoice?.number,
      rows: [
        { kind: "goods", sku: "BOWL", qty: 1, netMinor: 1000, taxes: [{ amountMinor: 60 }] },
        { kind: "delivery", netMinor: 200 },
      ],
    });
  });

  test("of an order that is paid back whole add up to its invoice, each tax too", async () => {
    await sold.say("paid");
    const { pottery } = sold;
    await refundOrder(sold.market, pottery.id, { amountMinor: 333, reason: "" });
    await refundLines(potter, pottery.id, { wanted: [{ sku: "VASE", qty: 1 }], delivery: 0, reason: "" });
    await refundOrder(sold.market, pottery.id, { amountMinor: 777, reason: "" });
    await refundOrder(sold.market, pottery.id, { amountMinor: null, reason: "" });
    const rows = (await notesOf(pottery)).flatMap((note) => note.rows);
    const whole = await readTaxedRows(sold.market, pottery.id);
    expect(totalOfRows(rows)).toBe(10_140);
    expect(whole.map(rowTotalMinor).reduce((sum, minor) => sum + minor, 0)).toBe(10_140);
    const taxes = (of: typeof rows) => taxSums(of).map(({ title, amountMinor }) => [title, amountMinor]);
    expect(taxes(rows)).toEqual(taxes(whole));
  });

  test("correct what was canceled once, also where its refund follows", async () => {
    await sold.say("paid");
    const { pottery, market, paymentId } = sold;
    await cancelLines(potter, pottery.id, { wanted: [{ sku: "BOWL", qty: 2 }], note: "" });
    expect(await numbered(pottery)).toEqual([["GS-potter-00001", 2120]]);
    await cancelOrder(market, pottery.id);
    await returnPayment(market, { paymentId, orderId: pottery.id });
    expect((await loadOrder(market, pottery.id))?.money.refundedMinor).toBe(10_140);
    expect(await numbered(pottery)).toEqual([
      ["GS-potter-00001", 2120],
      ["GS-potter-00002", 8020],
    ]);
  });

  test("of an order without an invoice are none", async () => {
    await cancelOrder(sold.market, sold.house.id);
    expect(await notesOf(sold.house)).toEqual([]);
  });

  test("are not made up for refunds from before them", async () => {
    await sold.say("paid");
    const { pottery, market } = sold;
    await refundOrder(market, pottery.id, { amountMinor: 1000, reason: "" });
    const own = and(eq(creditNotes.tenantId, market.tenant.id), eq(creditNotes.orderId, pottery.id));
    await database.db.delete(creditNotes).where(own);
    await refundOrder(market, pottery.id, { amountMinor: null, reason: "" });
    expect(await numbered(pottery)).toEqual([["GS-potter-00002", 9140]]);
  });

  test("are e-invoices too, of a shop that offers them (rule orders-30)", async () => {
    const { house, market } = sold;
    await sold.say("paid");
    await refundLines(market, house.id, { wanted: [{ sku: "MUG", qty: 1 }], delivery: "all", reason: "" });
    await expect(writeXRechnung(market, house.id, null)).rejects.toMatchObject({ code: "not_found" });
    const invoices = { ...market.shop.settings.invoices, e_invoices: true, tax_number: "DE123456789" };
    const general = { ...market.shop.settings.general, phone: "+49 40 123456" };
    const client_address = {
      address_line1: "Kai 1",
      city_locality: "Hamburg",
      state_province: "",
      postal_code: "20457",
      country: "DE",
    };
    const settings = { ...market.shop.settings, invoices, general, client_address };
    const german = { ...market, shop: { ...market.shop, settings } };
    const { name, xml } = await writeXRechnung(german, house.id, "GS-00001");
    expect(name).toBe("GS-00001.xml");
    expect(xml).toContain("<ram:TypeCode>381</ram:TypeCode>");
    expect(xml).toContain("<ram:GrandTotalAmount>16.60</ram:GrandTotalAmount>");
    expect(await findFacturX(german, "invoices", house.id)).toContain("27.20</ram:TotalPrepaidAmount>");
    await expect(writeXRechnung(german, house.id, "GS-00002")).rejects.toMatchObject({ code: "not_found" });
    const mute = {
      ...german,
      shop: { ...german.shop, settings: { ...settings, general: market.shop.settings.general } },
    };
    await expect(writeXRechnung(mute, house.id, null)).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringContaining("BR-DE-6"),
    });
  });

  test("print below zero", async () => {
    await sold.say("paid");
    const { house, market } = sold;
    await refundLines(market, house.id, { wanted: [{ sku: "MUG", qty: 1 }], delivery: "all", reason: "" });
    const papers = [];
    for await (const { paper } of readPapers(market, "credit-notes", [house.id])) papers.push(paper);
    expect(papers).toMatchObject([
      {
        title: "Credit note GS-00001",
        rows: [{ cells: ["MUG", "1", "−$10.00"] }],
        sums: [{ label: "Subtotal" }, { label: "Shipping" }, { label: "Sales tax (6%)" }, { isTotal: true }],
      },
    ]);
  });
});
