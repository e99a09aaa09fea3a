import { describe, expect, test } from "vitest";
import { nazareth } from "../../accounts/address/address-fixture";
import { english } from "../../platform/texts/format-message";
import { mugOrder } from "../order-view/order-fixture";
import type { OrderView } from "../order-view/order-view";
import { mugInvoice, rowTax, taxedRow } from "./invoice-fixture";
import type { WholeInvoice } from "./invoice-parts";
import { creditNoteTitle, invoiceTitle, legalNotes, markedName } from "./legal-texts";

const legalOf = (country: string, isRegistered = true, exemption = "") => ({
  country,
  isRegistered,
  exemption,
});
const notes = (country: string, order: Partial<OrderView> = {}, over: Partial<WholeInvoice> = {}) =>
  legalNotes(english, mugInvoice(country, order, over));

describe("what papers are called (rule orders-29)", () => {
  const { invoice } = mugInvoice("");
  const creditNote = {
    number: "CN-1",
    invoiceNumber: "7",
    invoicedOnText: "",
    issuedAt: "",
    issuedOnText: "",
    totalMinor: 0,
    rows: [],
  };
  test.each([
    ["AU", true, "Tax invoice 7", "Adjustment note CN-1"],
    ["AU", false, "Invoice 7", "Credit note CN-1"],
    ["NZ", true, "Tax invoice 7", "Credit note CN-1"],
    ["DE", true, "Invoice 7", "Credit note CN-1"],
    ["US", true, "Invoice 7", "Credit note CN-1"],
  ])("in %s, registered %s: %s and %s", (country, isRegistered, ofInvoice, ofCredit) => {
    const legal = legalOf(country, isRegistered);
    expect(invoiceTitle(english, { invoice, legal })).toBe(ofInvoice);
    expect(creditNoteTitle(english, { creditNote, legal })).toBe(ofCredit);
  });
});

describe("goods of the reduced rate (rule orders-29)", () => {
  const rows = [
    taxedRow([rowTax()], { lineId: 1 }),
    taxedRow([rowTax({ title: "Levy", rateBasisPoints: 200 }), rowTax({ rateBasisPoints: 800 })], {
      lineId: 2,
    }),
    taxedRow([rowTax({ rateBasisPoints: null })], { lineId: 3 }),
  ];
  const marks = (country: string) =>
    [1, 2, 3, 4].map((lineId) => markedName("Tea", lineId, { legal: legalOf(country), rows }));

  test("are marked where the law wants it, line by line", () =>
    expect(marks("JP")).toEqual(["Tea", "Tea ※", "Tea", "Tea"]));

  test.each(["DE", "US"])("are not marked in %s, nor what an early release sold without a rate", (country) =>
    expect(marks(country)).toEqual(["Tea", "Tea", "Tea", "Tea"]),
  );

  test("explain their mark once one has it", () => {
    const legal = legalOf("JP");
    const shipments: OrderView["shipments"] = [];
    expect(notes("JP", { shipments }, { rows, legal })).toEqual(["※ taxed at the reduced rate"]);
    expect(notes("JP", { shipments }, { rows: rows.slice(0, 1), legal })).toEqual([]);
    expect(notes("DE", { shipments }, { rows: rows.slice(2) })).toEqual([]);
  });
});

describe("the day of supply (rule orders-29)", () => {
  const sentOn = (...days: string[]): OrderView["shipments"] =>
    days.map((shippedOnText, at) => ({
      id: String(at),
      carrierName: "UPS",
      trackingNumber: "",
      trackingUrl: null,
      shippedAt: "2026-03-03T12:00:00.000Z",
      shippedOnText,
      deliveredAt: null,
      deliveredOnText: "",
      pieces: [],
    }));
  const [mug] = mugOrder.lines;
  const card = Object.assign({}, mug, { id: 2, needsShipping: false });

  test.each([
    ["is the one parcel's", ["Mar 03 2026"], "Date of supply: Mar 03 2026"],
    ["is one where all went on it", ["Mar 03 2026", "Mar 03 2026"], "Date of supply: Mar 03 2026"],
    ["is the first to the last", ["Mar 03", "Mar 05", "Mar 09"], "Date of supply: Mar 03 – Mar 09"],
  ])("%s", (_what, days, text) => expect(notes("GB", { shipments: sentOn(...days) })).toEqual([text]));

  test("is not said before anything was sent, whatever else the order has", () => {
    expect(notes("GB", { shipments: [] })).toEqual([]);
    expect(notes("GB", { shipments: [], lines: [...mugOrder.lines, card] })).toEqual([]);
  });

  test("is the invoice's where nothing is to be sent", () =>
    expect(notes("GB", { shipments: [], lines: [card] })).toEqual(["Date of supply: Mar 02 2026"]));

  test("is not said where no law is known", () =>
    expect(notes("US", { shipments: sentOn("Mar 03 2026") })).toEqual([]));
});

describe("an invoice without tax says why (rule orders-29)", () => {
  const words = "Small business, section 19 UStG";
  const exported = "Export, exempt from tax: Article 146 of Directive 2006/112/EC";
  const untaxed = (country: string, order: Partial<OrderView> = {}, reason: string | null = null) => {
    const { invoice } = mugInvoice("");
    return notes(country, order, {
      rows: [taxedRow([])],
      invoice: { ...invoice, taxExemption: reason },
      legal: legalOf(country, true, words),
    });
  };
  const to = (country: string) => ({ shippingAddress: { ...nazareth, country } });
  const pickup = { address: "12 Wharf Street", note: "" };

  test.each([
    ["to a country outside of the union", "DE", to("US"), [exported]],
    ["to another member", "DE", to("AT"), [words]],
    ["from outside of the union", "GB", to("US"), [words]],
    ["picked up, wherever its buyer lives", "DE", { ...to("US"), pickup }, [words]],
    ["of goods that are not sent", "DE", { shippingAddress: null }, [words]],
  ])("%s", (_what, country, order, said) => expect(untaxed(country, order)).toEqual(said));

  test.each([
    ["reverse charge, ATU1 owes the tax", to("AT"), ["Reverse charge"]],
    ["intra-Community supply to ATU1", to("AT"), ["Intra-Community supply, exempt from tax"]],
    ["Resale certificate 12", to("AT"), []],
    ["Resale certificate 12", to("US"), []],
  ])("by the reason %j of its buyer", (reason, order, said) =>
    expect(untaxed("DE", order, reason)).toEqual(said),
  );

  test("but not where one of its rows is taxed", () =>
    expect(
      notes("DE", to("US"), {
        rows: [taxedRow([]), taxedRow([rowTax()], { lineId: 2 })],
        legal: legalOf("DE", true, words),
      }),
    ).toEqual([]));
});

describe("the tax in the money of the seller's country (rule orders-29)", () => {
  const sums = { subtotalMinor: 0, discountMinor: 0, shippingMinor: 0, taxMinor: 0, grandTotalMinor: 0 };
  const exchange = { from: "EUR", to: "USD", rate: "1.25", unit: "1", business: sums };
  const rows = [
    taxedRow([rowTax(), rowTax({ title: "Beer duty", isDuty: true, amountMinor: 70 })]),
    taxedRow([rowTax({ amountMinor: 50 })], { lineId: 2 }),
  ];

  test("is the value added tax of all rows by the order's rate, without duties", () =>
    expect(notes("DE", { exchange }, { rows })).toEqual(["Tax in EUR: €2.00 (EUR 1 = USD 1.25)"]));

  test("is below zero on a credit note", () =>
    expect(legalNotes(english, mugInvoice("DE", { exchange }, { rows }), -1)).toEqual([
      "Tax in EUR: −€2.00 (EUR 1 = USD 1.25)",
    ]));

  test.each([
    ["of another money than the law's", "CH", rows],
    ["without tax", "DE", [taxedRow([])]],
  ])("is not said %s", (_what, country, of) =>
    expect(
      notes(country, { exchange, shippingAddress: { ...nazareth, country: "AT" } }, { rows: of }),
    ).toEqual([]),
  );
});
