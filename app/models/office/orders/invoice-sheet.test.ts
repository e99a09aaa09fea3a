import { expect, test } from "vitest";
import { mugOrder } from "../../orders/order-view/order-fixture";
import { invoiceSheet } from "./invoice-sheet";

test("an invoice is a sheet of texts", () => {
  const invoice = {
    number: "INV-00007",
    issuedOnText: "Mar/02/2026",
    orderedOnText: "Mar/01/2026",
    taxes: [],
    taxExemption: "",
  };
  const sheet = invoiceSheet({ order: mugOrder, invoice, seller: ["Harbor"], soldBy: [], note: "Thanks" });
  expect(sheet.number).toBe("INV-00007");
  expect(sheet.lines).toMatchObject([
    { name: "Harbour mug", qty: 2, priceText: "$12.50", sumText: "$25.00" },
  ]);
  expect(sheet.sums.find(({ isTotal }) => isTotal)).toEqual({
    label: "Total",
    text: "$32.50",
    isTotal: true,
  });
  expect(sheet.notes.at(-1)).toBe("Thanks");
});
