// @public

import { awaitedText } from "~/models/payments/awaited-payment";
import { Alert } from "../ui/alert";

/** Says that the provider has not confirmed the payment of an order yet (rule payment-25). */
export function AwaitedPayment() {
  return <Alert tone="warning">{awaitedText}</Alert>;
}
