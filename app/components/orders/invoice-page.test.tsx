import { expect, test } from "vitest";
import type { InvoiceView } from "~/models/orders/invoice/invoice";
import { noLaw } from "~/models/orders/invoice/invoice-fixture";
import { mugOrder } from "~/models/orders/order-view/order-fixture";
import type { OrderView } from "~/models/orders/order-view/order-view";
import { invoicePaper } from "~/models/orders/papers/invoice-paper";
import { english } from "~/models/platform/texts/format-message";
import { renderOnPage } from "~/widgets/widget-fixture";
import { InvoicePage } from "./invoice-page";

const words = { number: "HP-00001", issuedOnText: "Mar 02 2026", orderedOnText: "Mar 01 2026" };
const salesTax = { title: "Pennsylvania sales tax", amountMinor: 150, isContained: false };
const excise = { title: "Excise", amountMinor: 75, isContained: true };

function pageOf(order: OrderView, invoice: InvoiceView): string {
  const paper = invoicePaper(
    english,
    { order, invoice, seller: ["Acme"], soldBy: [], legal: noLaw, rows: [], note: "" },
    "Acme",
  );
  return renderOnPage(<InvoicePage paper={paper} filePath="/order/1/invoice.pdf" />);
}

/** The sums of an invoice, each with its amount, in the order they are printed. */
function sums(
  order: Partial<typeof mugOrder>,
  taxes = [salesTax, excise],
  taxExemption: string | null = null,
) {
  const page = pageOf({ ...mugOrder, ...order }, { ...words, taxes, taxExemption });
  return [...page.matchAll(/<dt>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(([, label, amount]) => [
    label,
    amount,
  ]);
}

test("an invoice names each tax with its amount, and which the prices include (rule orders-11)", () => {
  expect(sums({})).toEqual(
    expect.arrayContaining([
      ["Pennsylvania sales tax", "$1.50"],
      ["Excise (included)", "$0.75"],
    ]),
  );
});

test("below the total it says what gift cards paid, in the words of the order (rule orders-11)", () => {
  expect(sums({ redeemedMinor: 1000 }, []).at(-1)).toEqual(["Gift cards and store credit", "−$10.00"]);
});

test("what does not apply has no row", () => {
  const plain = { discountMinor: 0, shippingMinor: 0, shippingFeeMinor: 0, redeemedMinor: 0, refunds: [] };
  expect(sums(plain, []).map(([label]) => label)).toEqual(["Subtotal", "Total"]);
});

test("an invoice begins with whose it is (rule orders-11)", () => {
  const page = pageOf(mugOrder, { ...words, taxes: [], taxExemption: null });
  expect(page.indexOf("font-heading")).toBeGreaterThan(0);
  expect(page.indexOf("font-heading")).toBeLessThan(page.indexOf("<h1"));
});
