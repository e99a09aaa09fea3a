import { mugOrder } from "../order-view/order-fixture";
import type { OrderView } from "../order-view/order-view";
import type { InvoiceLegal } from "./invoice";
import type { WholeInvoice } from "./invoice-parts";
import type { RowTax, TaxedRow } from "./taxed-row";

/** A seller whose country asks for nothing more, for tests. */
export const noLaw: InvoiceLegal = { country: "", isRegistered: false, exemption: "" };

/** A tax of 2.00 in a price, of 10 %, for tests. */
export const rowTax = (over: Partial<RowTax> = {}): RowTax => ({
  title: "Tax",
  rateBasisPoints: 1000,
  isContained: true,
  isDuty: false,
  amountMinor: 200,
  ...over,
});

/** Two mugs at 20.00 without taxes, for tests. */
export const taxedRow = (taxes: RowTax[], over: Partial<TaxedRow> = {}): TaxedRow => ({
  kind: "goods",
  lineId: 1,
  sku: "MUG-NAVY",
  name: "Harbour mug",
  detail: "",
  qty: 2,
  netMinor: 2000,
  taxes,
  ...over,
});

/** The invoice of two mugs from a registered seller of a country, for tests. */
export const mugInvoice = (
  country: string,
  order: Partial<OrderView> = {},
  over: Partial<Omit<WholeInvoice, "order">> = {},
): WholeInvoice => ({
  order: { ...mugOrder, ...order },
  invoice: {
    number: "7",
    issuedOnText: "Mar 02 2026",
    orderedOnText: "Mar 01 2026",
    taxes: [],
    taxExemption: null,
  },
  seller: ["Harbor"],
  soldBy: [],
  note: "",
  legal: { country, isRegistered: true, exemption: "" },
  rows: [taxedRow([rowTax()])],
  ...over,
});
