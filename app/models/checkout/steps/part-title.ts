// @public

import { message } from "~/models/platform/texts/message";
import { phrase } from "~/models/platform/texts/phrase";
import type { CheckoutPart, PartState } from "./checkout-part";

/** Headings of the parts. */
export const partTitles: Record<CheckoutPart, string> = {
  contact: message("Contact"),
  "shipping-address": message("Shipping address"),
  "shipping-method": message("Shipping method"),
  payment: message("Payment and review"),
};

/** Where a part stands, such as 'Payment and review, step 4 of 4' (rule accessibility-6). */
export const partStep = (part: CheckoutPart, number: number, count: number): string =>
  phrase("{part}, step {number} of {count}", { part: phrase(partTitles[part]), number, count });

/** The same of the part that is open, for the page's title; empty for none. */
export function openPartStep(parts: readonly PartState[]): string {
  const index = parts.findIndex(({ state }) => state === "open");
  const open = parts[index];
  return open ? partStep(open.part, index + 1, parts.length) : "";
}
