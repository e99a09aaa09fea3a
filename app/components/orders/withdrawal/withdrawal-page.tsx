// @public

import { Link } from "@remix-run/react";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { WithdrawalAnswer, WithdrawalPageView } from "~/models/orders/withdrawal/withdrawal-page";
import { orderPath, withdrawalFormPath } from "~/paths";
import { Alert } from "../../ui/alert";
import { PolicyLinks } from "../../ui/link/policy-links";
import { useRootData } from "../../ui/page/root-data";
import { WithdrawalConfirmation } from "./withdrawal-confirmation";
import { WithdrawalForm } from "./withdrawal-form";

/**
 * Withdraws from a contract (rule withdrawals-5): who, from what, and a second step that confirms it.
 * @param answer what the first step answered; null before
 */
export function WithdrawalPage({
  page,
  answer,
  isSent,
}: {
  page: WithdrawalPageView;
  answer: WithdrawalAnswer | null;
  isSent: boolean;
}) {
  const t = useTexts();
  const { order, key } = page;
  return (
    <div className="mx-auto max-w-2xl px-5 py-10 md:py-14">
      <h1 className="text-3xl font-medium hyphens-auto md:text-4xl">{t("Withdraw from contract")}</h1>
      {isSent ? (
        <Sent />
      ) : order?.refusal ? (
        <div className="mt-6">
          <Alert tone="warning">{order.refusal}</Alert>
        </div>
      ) : answer?.step === "review" ? (
        <WithdrawalConfirmation answer={answer} />
      ) : (
        <>
          <Lead page={page} />
          <div className="mt-8">
            <WithdrawalForm page={page} entered={answer?.entered ?? null} />
          </div>
        </>
      )}
      {order ? (
        <p className="mt-6">
          <Link
            to={orderPath(order.id, key || undefined)}
            className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
          >
            {t("Back to the order")}
          </Link>
        </p>
      ) : null}
      <p className="mt-6 text-sm text-muted">
        {t("You can also write to us, with this form or in your own words:")}{" "}
        <Link to={withdrawalFormPath()} className="inline-block py-2 underline underline-offset-4">
          {t("Model withdrawal form")}
        </Link>
      </p>
      <PolicyLinks kinds={["refund"]} className="mt-2" />
    </div>
  );
}

function Lead({ page: { order, days } }: { page: WithdrawalPageView }) {
  const t = useTexts();
  return (
    <p className="mt-3 text-muted">
      {t(
        "If you are a consumer, you may withdraw within {days} days of receiving your order, without giving a reason.",
        { days },
      )}
      {order?.untilText ? ` ${t("For this order you can until {day}.", { day: order.untilText })}` : ""}
    </p>
  );
}

/** The same for an order that exists and one that does not: no one learns of others' orders. */
function Sent() {
  const t = useTexts();
  const { email } = useRootData().shop;
  return (
    <div className="mt-6 space-y-4">
      <Alert tone="success">
        {t(
          "We got your withdrawal. If we have an order with this number and email, a confirmation is on its way to you.",
        )}
      </Alert>
      <p>
        {t("If nothing arrives within a few minutes, check the number and the email, or write to us:")}{" "}
        <a href={`mailto:${email}`} className="underline underline-offset-4 wrap-anywhere">
          {email}
        </a>
      </p>
    </div>
  );
}
