import { describe, expect, test } from "vitest";
import { nazareth } from "../../accounts/address/address-fixture";
import { addressLines } from "../../accounts/address/address-lines";
import { english } from "../../platform/texts/format-message";
import type { OrderView } from "../order-view/order-view";
import { mugInvoice, rowTax, taxedRow } from "./invoice-fixture";
import { invoiceParties, invoiceSums, type WholeInvoice } from "./invoice-parts";

const adas = addressLines(nazareth);

describe("who an invoice names (rule orders-11)", () => {
  const parties = (order: Partial<OrderView> = {}, over: Partial<WholeInvoice> = {}) =>
    invoiceParties(english, mugInvoice("", order, over)).map(({ title, lines }) => [title, lines]);

  test("is the seller, the buyer and the address it went to", () =>
    expect(parties()).toEqual([
      ["From", ["Harbor"]],
      ["To", [...adas, "ada@example.com"]],
      ["Delivery", adas],
    ]));

  test("is in a marketplace whose goods they are, too", () =>
    expect(parties({}, { soldBy: ["Lehigh Clay", "Bethlehem"] })[1]).toEqual([
      "Sold by",
      ["Lehigh Clay", "Bethlehem"],
    ]));

  test("is the place where it was picked up instead of an address", () =>
    expect(parties({ pickup: { address: "12 Wharf Street", note: "Ring twice" } }).slice(2)).toEqual([
      ["Picked up at", ["12 Wharf Street"]],
    ]));

  test("is seller and buyer alone where nothing was sent", () =>
    expect(parties({ shippingAddress: null }).map(([title]) => title)).toEqual(["From", "To"]));

  test.each([
    ["with both", "ATU12345678", "L-1", ["VAT number ATU12345678", "Your reference: L-1"]],
    ["without a reference", "ATU12345678", "", ["VAT number ATU12345678"]],
    ["without a number", "", "L-1", ["Your reference: L-1"]],
    ["with neither", "", "", []],
  ])("is a business %s (rule orders-29)", (_what, vatNumber, reference, lines) =>
    expect(parties({ business: { vatNumber, reference } })[1]?.[1]).toEqual([
      ...adas,
      "ada@example.com",
      ...lines,
    ]),
  );
});

describe("the sums of an invoice (rule orders-11)", () => {
  const sums = (country: string, order: Partial<OrderView> = {}, over: Partial<WholeInvoice> = {}) => {
    const whole = mugInvoice(country, order, over);
    return invoiceSums(english, whole.order, whole).map(({ label, amountMinor, isTotal }) =>
      isTotal ? [label, amountMinor, "total"] : [label, amountMinor],
    );
  };
  const refund = (amountMinor: number, isOfEdit?: boolean) => ({
    id: String(amountMinor),
    amountMinor,
    refundedOnText: "",
    isOfEdit,
    parts: [],
  });
  const { invoice } = mugInvoice("");
  const taxed = {
    invoice: {
      ...invoice,
      taxes: [
        { title: "Sales tax", amountMinor: 150, isContained: false },
        { title: "Excise", amountMinor: 20, isContained: true },
      ],
    },
  };

  test("stand in their order, what was taken off below zero", () =>
    expect(
      sums(
        "",
        {
          discountMinor: 300,
          discounts: [
            { title: "Spring", amountMinor: 400, deliveryMinor: 100, from: "", isFromSeller: false },
          ],
          shippingMinor: 500,
          shippingFeeMinor: 50,
          grandTotalMinor: 2900,
          redeemedMinor: 1000,
          refunds: [refund(700), refund(200), refund(90, true)],
        },
        taxed,
      ),
    ).toEqual([
      ["Subtotal", 2500],
      ["Discount: Spring", -400],
      ["Shipping", 600],
      ["Shipping fee", 50],
      ["Sales tax", 150],
      ["Excise (included)", 20],
      ["Total", 2900, "total"],
      ["Gift cards and store credit", -1000],
      ["Refunded", -900],
    ]));

  test("leave out what does not apply, but never subtotal and total", () =>
    expect(sums("", { subtotalMinor: 0, shippingMinor: 0, grandTotalMinor: 0 })).toEqual([
      ["Subtotal", 0],
      ["Total", 0, "total"],
    ]));

  test("say what each tax is on where a law is known, as far as the rows are", () => {
    const labels = (country: string, over: Partial<WholeInvoice> = {}) =>
      sums(country, { shippingMinor: 0 }, { ...taxed, ...over }).map(([label]) => label);
    const named = ["Subtotal", "Sales tax", "Excise (included)", "Total"];
    expect(labels("DE")).toEqual(["Subtotal", "Tax (10%) on $20.00 (included)", "Total"]);
    expect(labels("US")).toEqual(named);
    expect(labels("")).toEqual(named);
    expect(labels("DE", { rows: [] })).toEqual(named);
  });

  test("have the taxes of all rows by their rate", () => {
    const rows = [
      taxedRow([rowTax()]),
      taxedRow([rowTax({ amountMinor: 30 })], { lineId: 2, netMinor: 300 }),
      taxedRow([rowTax({ rateBasisPoints: 500, amountMinor: 10, isContained: false })], { netMinor: 200 }),
    ];
    expect(sums("GB", { shippingMinor: 0 }, { rows }).slice(1, -1)).toEqual([
      ["Tax (10%) on $23.00 (included)", 230],
      ["Tax (5%) on $2.00", 10],
    ]);
  });
});
