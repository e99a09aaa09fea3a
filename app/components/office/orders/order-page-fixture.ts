import type { OrderDeeds, OrderPage, OrderPageLine } from "~/models/office/orders/order-page";

/** Three mugs, of which two can still be sent, for tests. */
export const mugLine: OrderPageLine = {
  id: 1,
  sku: "MUG",
  name: "Harbour mug",
  detail: "Navy",
  href: null,
  imageUrl: "",
  qty: 3,
  priceText: "$12.50",
  sumText: "$37.50",
  states: [],
  openQty: 2,
  keptQty: 3,
};

/** No action is open. */
export const noDeeds: OrderDeeds = {
  ship: false,
  ready: false,
  delivered: false,
  pay: false,
  refund: false,
  cancelLines: false,
  cancel: false,
  note: false,
  edit: false,
};

/** An order of three mugs as the office shows it, for tests. */
export const orderPage = (changes: Partial<OrderPage> = {}): OrderPage => ({
  number: "1001",
  formerInvoices: [],
  creditNotes: [],
  eInvoices: [],
  hasInvoice: false,
  disputeText: "",
  badges: [],
  intro: "",
  lines: [mugLine],
  sums: [
    { label: "Shipping", text: "$5.00", isStrong: false },
    { label: "Total", text: "$42.50", isStrong: true },
  ],
  payment: { title: "Card", facts: [], owedText: "" },
  parcels: [],
  returns: [],
  returnDeeds: [],
  timeline: [],
  customer: {
    name: "Ada Novak",
    email: "ada@acme.example",
    phone: "",
    customerId: null,
    ordersText: "",
    to: null,
  },
  agentText: "",
  delivery: null,
  billing: [],
  note: "",
  placedWith: [],
  may: noDeeds,
  carriers: [{ value: "ups", label: "UPS" }],
  deliveryLeft: "5.00",
  refunded: "0.00",
  ...changes,
});
