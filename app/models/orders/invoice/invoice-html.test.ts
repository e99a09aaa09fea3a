import { expect, test } from "vitest";
import type { Paper } from "../../platform/paper/paper";
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

test("a paper is written cell by cell, the detail below the item, empty where a cell is missing", () => {
  const paper: Paper = {
    shopName: "Acme",
    title: "Invoice 7",
    about: "Mar 02",
    parties: [
      { title: "From", lines: ["Harbor", "Kai 1"] },
      { title: "To", lines: ["Ada"] },
    ],
    columns: [
      { label: "Item", kind: "item" },
      { label: "Code", kind: "code" },
      { label: "Amount", kind: "number" },
    ],
    rows: [
      { id: "1", cells: ["Mug", "M-1", "$2.00"], detail: "Navy & white" },
      { id: "2", cells: ["Lamp"], detail: "" },
    ],
    emptyText: "",
    sums: [
      { label: "Subtotal", text: "$1.00", isTotal: false },
      { label: "Total", text: "$2.00", isTotal: true },
    ],
    notes: ["One", "Two"],
  };
  const page = invoiceHtml(paper, { colors: {} }, "ar");
  const between = (from: string, to: string) => page.split(from)[1]?.split(to)[0];
  expect(page).toContain('<html lang="ar" dir="rtl">');
  expect(between('<div class="parties">', "</div>")).toBe(
    "<section><h2>From</h2><address><p>Harbor</p><p>Kai 1</p></address></section>" +
      "<section><h2>To</h2><address><p>Ada</p></address></section>",
  );
  expect(between("<thead><tr>", "</tr>")).toBe(
    '<th scope="col">Item</th><th scope="col">Code</th><th scope="col">Amount</th>',
  );
  expect(between("<tbody>\n", "\n</tbody>")?.split("\n")).toEqual([
    "<tr><td>Mug<small>Navy &amp; white</small></td><td>M-1</td><td>$2.00</td></tr>",
    "<tr><td>Lamp<small></small></td><td></td><td></td></tr>",
  ]);
  expect(between('<table class="sums"><tbody>\n', "\n</tbody>")?.split("\n")).toEqual([
    '<tr><th scope="row">Subtotal</th><td>$1.00</td></tr>',
    '<tr class="total"><th scope="row">Total</th><td>$2.00</td></tr>',
  ]);
  expect(page).toContain("<p>One</p><p>Two</p>");
});

test("a shop without colours of its own has ours", () => {
  const paper = { shopName: "", title: "", about: "", parties: [], columns: [], rows: [], emptyText: "" };
  const page = invoiceHtml({ ...paper, sums: [], notes: [] }, { colors: {} }, "en");
  for (const [rule, colour] of [
    ["color: ", "#1c1917"],
    ["4px solid ", "#1c1917"],
    ["small { color: ", "#57534e"],
    ["solid ", "#e7e5e4"],
  ])
    expect(page).toContain(`${rule}${colour};`);
});

test("what people typed is text, and nothing is loaded", () => {
  const page = html({ email: '"><script>x' });
  expect(page).toContain("Thank you &lt;b&gt;");
  expect(page).not.toMatch(/<script|src=|href=|url\(/);
});
