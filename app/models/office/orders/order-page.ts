import type { DeedView } from "../record/record-view";
import type { Tone } from "../tone";

/**
 * A line of an order on its page, as text. `openQty` is what can still be sent, `keptQty` what can be paid
 * back.
 */
export type OrderPageLine = {
  id: number;
  sku: string;
  name: string;
  detail: string;
  href: string | null;
  imageUrl: string;
  qty: number;
  priceText: string;
  sumText: string;
  states: string[];
  openQty: number;
  keptQty: number;
};

/** Something that happened to an order: what, by whom and when. */
export type TimelineEntry = { text: string; note: string; who: string; atText: string };

/** An order's page in the office: everything as text on the shop's clock. */
export type OrderPage = {
  number: string;
  hasInvoice: boolean;
  /** Numbers of the invoices that edits took the place of (rule orders-27). */
  formerInvoices: string[];
  /** Numbers of its credit notes (rule orders-27). */
  creditNotes: string[];
  /** What its e-invoices are called and lie at; none where the shop offers none (rule orders-30). */
  eInvoices: { label: string; href: string }[];
  /** How a dispute of its payment stands; empty without one. */
  disputeText: string;
  badges: { text: string; tone: Tone }[];
  intro: string;
  lines: OrderPageLine[];
  sums: { label: string; text: string; isStrong: boolean }[];
  payment: { title: string; facts: { label: string; text: string }[]; owedText: string };
  parcels: {
    id: string;
    title: string;
    tracking: { text: string; url: string | null } | null;
    facts: string;
    pieces: string;
  }[];
  returns: {
    number: string;
    title: string;
    badge: { text: string; tone: Tone };
    facts: string;
    pieces: string;
  }[];
  /** What can be done with its open returns now, and with its contract. */
  returnDeeds: DeedView[];
  timeline: TimelineEntry[];
  customer: {
    name: string;
    email: string;
    phone: string;
    customerId: number | null;
    ordersText: string;
    to: string | null;
  };
  /** The agent that placed it, in one line; empty for an order of the checkout. */
  agentText: string;
  delivery: { title: string; lines: string[] } | null;
  billing: string[];
  note: string;
  /** Orders placed with it. Staff of a seller open none of them: they are other sellers’. */
  placedWith: { number: string; sellerName: string; isOpen: boolean }[];
  /** What can be done with it now by who looks at it. */
  may: OrderDeeds;
  carriers: { value: string; label: string }[];
  /** Amounts in major units that a refund begins with. */
  deliveryLeft: string;
  /** What is refunded already, in major units: a refund begins with it (rule payment-24). */
  refunded: string;
};

/** What can be done with an order now. */
export type OrderDeeds = {
  ship: boolean;
  ready: boolean;
  delivered: boolean;
  pay: boolean;
  refund: boolean;
  cancelLines: boolean;
  cancel: boolean;
  note: boolean;
  edit: boolean;
};
