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
