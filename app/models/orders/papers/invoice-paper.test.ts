import { expect, test } from "vitest";
import { english } from "../../platform/texts/format-message";
import { noLaw } from "../invoice/invoice-fixture";
import { mugOrder } from "../order-view/order-fixture";
import { invoicePaper } from "./invoice-paper";

test("an invoice is a paper of texts (rule orders-11)", () => {
  const invoice = {
    number: "INV-00007",
    issuedOnText: "Mar/02/2026",
    orderedOnText: "Mar/01/2026",
    taxes: [],
    taxExemption: null,
  };
  const whole = {
    order: mugOrder,
    invoice,
    seller: ["Harbor"],
    soldBy: [],
    legal: noLaw,
    rows: [],
    note: "Thanks",
  };
  const paper = invoicePaper(english, whole, "Harbor & Pine");
  expect(paper).toMatchObject({ shopName: "Harbor & Pine", title: "Invoice INV-00007" });
  expect(paper.rows.map(({ cells }) => cells)).toEqual([["Harbour mug", "2", "$12.50", "$25.00"]]);
  expect(paper.sums.find(({ isTotal }) => isTotal)).toEqual({
    label: "Total",
    text: "$32.50",
    isTotal: true,
  });
  expect(paper.notes.at(-1)).toBe("Thanks");
});

test("in the European Union it says what a piece costs without tax (rule orders-29)", () => {
  const [line] = mugOrder.lines;
  const tax = { title: "VAT", rateBasisPoints: 1900, isContained: true, isDuty: false, amountMinor: 399 };
  const row = { kind: "goods" as const, lineId: line?.id ?? 0, sku: "", name: "", detail: "", qty: 2 };
  const whole = {
    order: mugOrder,
    invoice: { number: "1", issuedOnText: "", orderedOnText: "", taxes: [], taxExemption: null },
    seller: [],
    soldBy: [],
    legal: { ...noLaw, country: "DE" },
    rows: [{ ...row, netMinor: 2101, taxes: [tax] }],
    note: "",
  };
  const { columns, rows } = invoicePaper(english, whole, "Harbor & Pine");
  expect(columns.map(({ label }) => label)).toEqual([
    "Item",
    "Quantity",
    "Price",
    "Price without tax",
    "Amount",
  ]);
  expect(rows[0]?.cells).toEqual(["Harbour mug", "2", "$12.50", "$10.51", "$25.00"]);
});
