// @public

import { Form } from "@remix-run/react";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { OrderView } from "~/models/orders/order-view/order-view";
import { formatMoney } from "~/models/platform/money/format-money";
import { orderPath } from "~/paths";
import { Alert } from "../ui/alert";
import { Button } from "../ui/form/button";

/**
 * What the shop made an order dearer by (rule order-edits-4), with the way to the page where it is paid, or
 * the shop's words for how it is paid.
 */
export function PayDifference({
  order: { id, currency, money, paymentInstructions },
  orderKey,
  onPage,
}: {
  order: Pick<OrderView, "id" | "currency" | "money" | "paymentInstructions">;
  orderKey: string | undefined;
  onPage: boolean;
}) {
  const t = useTexts();
  const amount = formatMoney(money.dueMinor, currency);
  return (
    <>
      <Alert tone="warning">
        {t("We changed your order, and {amount} is left to pay.", { amount })}{" "}
        {onPage ? "" : paymentInstructions}
      </Alert>
      {onPage ? (
        // It leads out of the page, so the browser posts it itself.
        <Form method="post" action={orderPath(id, orderKey)} reloadDocument>
          <Button name="intent" value="pay">
            {t("Pay {amount}", { amount })}
          </Button>
        </Form>
      ) : null}
    </>
  );
}
