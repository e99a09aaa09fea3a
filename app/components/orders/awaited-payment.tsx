// @public

import { useTexts } from "~/components/ui/texts/use-texts";
import { awaitedText, chargedAgainText } from "~/models/payments/awaited-payment";
import { Alert } from "../ui/alert";

/**
 * Says that nothing is to be done about the payment an order waits for: the provider has not confirmed it yet
 * (rule payment-25), or a subscription is charged again (rule subscriptions-9).
 */
export function AwaitedPayment({ isCharged }: { isCharged: boolean }) {
  const t = useTexts();
  return <Alert tone="warning">{t(isCharged ? chargedAgainText : awaitedText)}</Alert>;
}
