// @public

import { message } from "~/models/platform/texts/message";
import { phrase } from "~/models/platform/texts/phrase";
import { awaitedText, notCanceledText, unfinishedText } from "./awaited-payment";
import type { PaymentStatus } from "./payment-outcome";

/** What a shopper reads whose payment arrived, in a browser that may not see the order (rule payment-25). */
const arrivedText = message("Your payment arrived. The confirmation of your order comes by email.");

/**
 * What a browser reads that came back from a provider and may not see the order, as one whose session ended:
 * what became of the payment, and what will (rule payment-25).
 * @param unanswered what the shopper did where the provider did not say how it stands
 */
export function returnedText(
  status: PaymentStatus,
  unanswered: "paid" | "left" | undefined,
): { title: string; text: string } {
  if (status === "paid" || status === "authorized")
    return { title: phrase("Thank you"), text: phrase(arrivedText) };
  if (unanswered === "left")
    return { title: phrase("Your payment is still open"), text: phrase(notCanceledText) };
  return status === "pending" || unanswered === "paid"
    ? { title: phrase("Your payment is being confirmed"), text: phrase(awaitedText) }
    : { title: phrase("Your payment is still open"), text: phrase(unfinishedText) };
}
