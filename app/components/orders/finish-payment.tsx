// @public

import { Form } from "@remix-run/react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { orderPath } from "~/paths";
import { Button } from "../ui/form/button";

/**
 * The two ways on from an order that waits for its payment: to the payment page, or back to the cart (rule
 * checkout-5).
 */
export function FinishPayment({ orderId }: { orderId: string }) {
  const t = useTexts();
  return (
    // Both lead out of the page, so the browser posts them itself.
    <Form method="post" action={orderPath(orderId)} reloadDocument className="mt-8 flex flex-wrap gap-4">
      <Button name="intent" value="pay">
        {t("Go to payment")}
      </Button>
      <Button name="intent" value="cancel" variant="secondary">
        {t("Change your order")}
      </Button>
    </Form>
  );
}
