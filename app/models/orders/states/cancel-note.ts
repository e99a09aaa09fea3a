// @public

import { message } from "~/models/platform/texts/message";
import { phrase } from "~/models/platform/texts/phrase";

const byShopper = message("Canceled by the shopper");
/** Why an order that waited for its payment was given up. */
export const unpaidNotes = {
  late: message("The payment was not completed in time."),
  declined: message("The payment was declined."),
  left: message("The payment was canceled."),
} as const;
const byWithdrawal = message("Withdrawal {number}");

/** The note that an order's history keeps of its shopper's cancellation. */
export const cancelNote = (reason: string): string => [byShopper, reason].filter(Boolean).join(": ");

/** That of what a withdrawal canceled. */
export const withdrawalNote = (number: string): string => byWithdrawal.replace("{number}", number);

/** That of canceled pieces, such as `2 × MUG`. */
export const canceledPiecesNote = (pieces: readonly string[], reason: string): string =>
  [`Canceled ${pieces.join(", ")}`, reason].filter(Boolean).join(": ");

/** How many pieces of each SKU a note of {@link canceledPiecesNote} with this reason says; else empty. */
export function piecesOfNote(note: string, reason: string): Map<string, number> {
  const [, pieces = ""] = /^Canceled (.*)$/s.exec(note.endsWith(`: ${reason}`) ? note : "") ?? [];
  const named = pieces.slice(0, -`: ${reason}`.length).split(", ");
  return new Map(
    named.flatMap((piece) => {
      const [, qty, sku] = /^(\d+) × (.+)$/s.exec(piece) ?? [];
      return sku === undefined ? [] : [[sku, Number(qty)] as const];
    }),
  );
}

/**
 * Why an order was canceled, for its shopper (rule orders-22): notes that the product writes, which are in
 * English for the office, in the shopper's language, and those of staff as they wrote them.
 */
export function canceledText(note: string): string {
  if (note.startsWith(byShopper))
    return [phrase(byShopper), note.slice(`${byShopper}: `.length)].filter(Boolean).join(": ");
  const ofPieces = /^Canceled (\d+ × .*?)(?:: (.*))?$/s.exec(note);
  if (!ofPieces && note.startsWith("Canceled")) return note;
  const [, pieces = "", why = ""] = ofPieces ?? ["", "", note];
  return [phrase("Canceled"), pieces, saidWhy(why)].filter(Boolean).join(": ");
}

function saidWhy(why: string): string {
  const known = Object.values(unpaidNotes).find((one) => one === why);
  if (known) return phrase(known);
  const [, number] = /^Withdrawal (\S+)$/.exec(why) ?? [];
  return number === undefined ? why : phrase(byWithdrawal, { number });
}
