// @public

import type { Minor } from "../../platform/money/money";

/** An address as an agent told it; a part that it left out is an empty text. */
export type ToldAddress = {
  first_name: string;
  last_name: string;
  address_line1: string;
  address_line2: string;
  city: string;
  state: string;
  postcode: string;
  country: string;
  phone: string;
};

/** What the buyer agreed to, as their agent told it. */
export type BuyerConsent = Partial<
  Record<"analytics" | "preferences" | "marketing" | "sale_of_data", boolean>
>;

/** Who the agent buys for; every part may be missing. */
export type Buyer = {
  email?: string;
  first_name?: string;
  last_name?: string;
  phone?: string;
  consent?: BuyerConsent;
};

/** Where the buyer is, before there is an address; empty parts are unknown. */
export type BuyerPlace = { country: string; state: string; postcode: string };

/** A line as it was asked for. `id` stays the same as long as the agent names it. */
export type AskedLine = { id: string; sku: string; qty: number };

/** Why an asked line is not in the cart as it was asked for. */
export type LineNote = {
  lineId: string;
  code: "not_found" | "out_of_stock" | "item_unavailable" | "needs_choices" | "quantity_adjusted";
  text: string;
};

/**
 * What an agent asked for so far, in no protocol's words: the cart, its answers and prices lie where every
 * cart's do.
 */
export type AskedPurchase = {
  lines: AskedLine[];
  notes: LineNote[];
  buyer: Buyer;
  /** How it is delivered, as the agent names it; empty before it said. */
  methodId: string;
  destinations: { id: string; address: ToldAddress }[];
  selectedDestinationId: string | null;
  codes: string[];
  /** Codes that were refused, with the reason. */
  refusedCodes: { code: string; text: string }[];
  /** Instruments as the agent shows them to its buyer, never their credentials. */
  instruments: Record<string, unknown>[];
  /** Where the agent says its buyer came from. */
  attribution: Record<string, unknown> | null;
  /** Why the last payment failed; empty after a change. */
  paymentRefusal: string;
  /** Whether the buyer has to pay in the browser: their bank asks them. */
  needsBuyer: boolean;
  /** What the last answer said is due, minor units; null before one did. */
  shownDueMinor: Minor | null;
  /** Whether a total changed between the agent's last answer and its order. */
  isRepriced: boolean;
  /** Whether the buyer collects it; absent where it is sent. */
  isPickedUp?: boolean;
  /** What the agent says of its buyer's place; absent while it says nothing. */
  place?: BuyerPlace;
  /** What the agent claims its buyer is entitled to: the shop can check none of it. */
  claims?: string[];
  /** Of a cart the checkout that was made of it, of a checkout its cart; both have the same goods. */
  linkedId?: string;
};

/** What nothing was asked of yet. */
export const nothingAsked: AskedPurchase = {
  lines: [],
  notes: [],
  buyer: {},
  methodId: "",
  isPickedUp: false,
  destinations: [],
  selectedDestinationId: null,
  codes: [],
  refusedCodes: [],
  instruments: [],
  attribution: null,
  paymentRefusal: "",
  needsBuyer: false,
  shownDueMinor: null,
  isRepriced: false,
};

/** The destination the agent chose; null while there is none. */
export const chosenDestination = ({ destinations, selectedDestinationId }: AskedPurchase) =>
  destinations.find(({ id }) => id === selectedDestinationId) ?? null;
