import { expect, test } from "vitest";
import { english } from "../../platform/texts/format-message";
import { mugOrder } from "../order-view/order-fixture";
import { invoicePaper } from "../papers/invoice-paper";
import { noLaw } from "./invoice-fixture";
import { invoiceHtml } from "./invoice-html";

const invoice = {
  number: "HP-00001",
  issuedOnText: "Mar 02 2026",
  orderedOnText: "Mar 01 2026",
  taxExemption: null,
  taxes: [{ title: "Sales tax", amountMinor: 150, isContained: false }],
};
const html = (over: Partial<typeof mugOrder> = {}) =>
  invoiceHtml(
    invoicePaper(
      english,
      {
        order: { ...mugOrder, ...over },
        invoice,
        seller: ["Acme"],
        soldBy: [],
        legal: noLaw,
        rows: [],
        note: "Thank you <b>",
      },
      "Acme & Sons",
    ),
    { colors: { brand: "#123456" } },
    "en",
  );

test("an invoice's page says what the shop's page of it says, in its colours (rule numbers-8)", () => {
  const page = html();
  for (const text of [
    "Acme &amp; Sons</p>",
    "Invoice HP-00001",
    "Acme",
    "Sales tax",
    "$1.50",
    "#123456",
    mugOrder.email,
  ])
    expect(page).toContain(text);
});

test("what people typed is text, and nothing is loaded", () => {
  const page = html({ email: '"><script>x' });
  expect(page).toContain("Thank you &lt;b&gt;");
  expect(page).not.toMatch(/<script|src=|href=|url\(/);
});
