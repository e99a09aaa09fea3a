// @public

import { phrase } from "~/models/platform/texts/phrase";
import type { Address } from "../address/address";
import { isNarrow, networkKey, networkKeysOf, networkText, readNetwork } from "./network";

/** What can be blocked, with what it is called. */
export const blockKinds = ["customer", "email", "address", "network"] as const;
/** One of {@link blockKinds}. */
export type BlockKind = (typeof blockKinds)[number];
/** Displayed names of {@link blockKinds}. */
export const blockKindLabels: Record<BlockKind, string> = {
  customer: "Customer",
  email: "Email",
  address: "Address",
  network: "Network",
};

/** What one who is blocked reads where the block has no words of its own (rule accounts-46). */
export const blockedWords = {
  signIn: phrase("You can’t sign in to this account. Please contact us."),
  order: phrase("We can’t take this order. Please contact us."),
};

/** What is blocked: a kind and a value, written so that equal ones are the same text. */
export type BlockKey = { kind: BlockKind; value: string };

/** A visitor who signs in or buys. A field is absent where its value is unknown. */
export type Person = {
  customerId?: number | null;
  email?: string;
  addresses?: readonly (Address | null)[];
  /** Of the browser. */
  network?: string;
};

const shortestAddress = 8;
const refusals: Record<BlockKind, string> = {
  customer: "Write the customer’s number, as in the address of their page.",
  email: "Write an email, or @ and a domain for all of its emails.",
  address: "Write street and postal code, such as 531 River Drive, 10001.",
  network: "Write an address or a network of at most /8 (IPv6: /32), such as 203.0.113.0/24.",
};

/** What was typed as what is kept (rule accounts-46), or the message for the field. */
export function readBlock(kind: BlockKind, typed: string): BlockKey | { refusal: string } {
  const value = keptValue(kind, typed.trim());
  return value === null ? { refusal: refusals[kind] } : { kind, value };
}

function keptValue(kind: BlockKind, typed: string): string | null {
  switch (kind) {
    case "customer":
      return /^[1-9]\d{0,14}$/.test(typed) ? typed : null;
    case "email":
      return /^[^\s@]{0,64}@[^\s@]+\.[^\s@]+$/.test(typed) ? typed.toLowerCase() : null;
    case "address": {
      const key = lettersOf(typed);
      return key.length >= shortestAddress && /\d/.test(key) ? key : null;
    }
    case "network": {
      const network = readNetwork(typed);
      return network && isNarrow(network) ? networkKey(network) : null;
    }
  }
}

/** Every block that would keep a visitor out. */
export function blocksOf({ customerId, email = "", addresses = [], network = "" }: Person): BlockKey[] {
  const lower = email.trim().toLowerCase();
  const domain = lower.slice(lower.lastIndexOf("@"));
  const values: Record<BlockKind, readonly string[]> = {
    customer: customerId == null ? [] : [String(customerId)],
    email: lower.includes("@") ? [lower, domain] : [],
    address: addresses.flatMap((address) => (address ? waysOfWriting(address) : [])),
    network: networkKeysOf(network),
  };
  return blockKinds.flatMap((kind) => [...new Set(values[kind])].map((value) => ({ kind, value })));
}

/** With and without its second line, city and state: street and postal code are always there. */
function waysOfWriting(address: Address): string[] {
  const { address_line1, address_line2, city, state, postcode } = address;
  return [address_line1, `${address_line1} ${address_line2}`].flatMap((street) =>
    [[postcode], [postcode, city], [city, postcode], [city, state, postcode]].map((rest) =>
      lettersOf([street, ...rest].join(" ")),
    ),
  );
}

/** Letters and digits alone, so that spaces, signs, accents and capitals make no difference. */
const lettersOf = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");

/** What is blocked, as people write it. */
export const blockText = ({ kind, value }: BlockKey): string =>
  kind === "network" ? networkText(value) : value;
