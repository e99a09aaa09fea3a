// @public

import { Link } from "@remix-run/react";
import { withZod } from "@remix-validated-form/with-zod";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { OrderView } from "~/models/orders/order-view/order-view";
import { cancelForm, cancelSchema } from "~/models/orders/states/cancel-form";
import { formatMoney } from "~/models/platform/money/format-money";
import type { Translate } from "~/models/platform/texts/message";
import { cancelOrderPath, orderPath } from "~/paths";
import { AccountForm } from "../accounts/account-form";
import { AccountTextField } from "../accounts/account-text-field";
import { Alert } from "../ui/alert";
import { OrderLines } from "./views/order-lines";

const validator = withZod(cancelSchema);

/**
 * Asks whether an order is to be canceled, and says what comes of it; or says why it is too late (rule
 * orders-15).
 */
export function CancelOrder({
  order,
  refusal,
  orderKey,
}: {
  order: OrderView;
  refusal: string | null;
  orderKey?: string | undefined;
}) {
  const t = useTexts();
  return (
    <div className="mx-auto max-w-2xl px-5 py-10 md:py-14">
      <h1 className="text-3xl font-medium md:text-4xl">
        {t("Cancel order {incrementId}", { incrementId: order.incrementId })}
      </h1>
      {refusal === null ? (
        <>
          {consequences(t, order).map((text) => (
            <p key={text} className="mt-3 text-muted">
              {text}
            </p>
          ))}
          <div className="mt-8">
            <OrderLines order={order} />
          </div>
          <div className="mt-8">
            <AccountForm
              id={cancelForm}
              validator={validator}
              action={cancelOrderPath(order.id, orderKey)}
              label={t("Cancel this order")}
              busyLabel={t("Canceling...")}
            >
              <AccountTextField name="reason" label={t("Reason")} maxLength={500} autoComplete="off" />
            </AccountForm>
          </div>
        </>
      ) : (
        <div className="mt-6">
          <Alert tone="warning">{refusal}</Alert>
        </div>
      )}
      <p className="mt-6">
        <Link
          to={orderPath(order.id, orderKey)}
          className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
        >
          {refusal === null ? t("Keep the order") : t("Back to the order")}
        </Link>
      </p>
    </div>
  );
}

/** What canceling does to the money, to orders placed with it, and to a subscription. */
function consequences(t: Translate, order: OrderView): string[] {
  const { sellerName, placedWith, isRenewal } = order;
  const whole =
    sellerName === ""
      ? t("We’ll cancel the whole order right away.")
      : t("All of the order from {sellerName} is canceled at once.", { sellerName });
  const beside = placedWith
    .map(({ incrementId, sellerName: seller }) =>
      t("order {incrementId} from {seller}", { incrementId, seller }),
    )
    .join(", ");
  return [
    `${whole} ${moneyText(t, order)}`,
    ...(beside === "" ? [] : [t("Orders you placed with it aren’t affected: {beside}.", { beside })]),
    ...(isRenewal ? [t("Your subscription continues. You can cancel it in your account.")] : []),
  ];
}

/** Where the money goes that was paid: back the way it came, gift cards and store credit included. */
function moneyText(t: Translate, { status, redeemedMinor, totalDueMinor, currency }: OrderView): string {
  const paid =
    status === "processing"
      ? t("We’ll refund what you paid to your original payment method.")
      : t("You have nothing to pay.");
  if (redeemedMinor === 0) return paid;
  const back = t("{amount} goes back to the gift cards and store credit that paid for it.", {
    amount: formatMoney(redeemedMinor, currency),
  });
  return totalDueMinor > 0 ? `${paid} ${back}` : back;
}
