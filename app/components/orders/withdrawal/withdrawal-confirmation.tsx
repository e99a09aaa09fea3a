import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { withdrawalForm } from "~/models/orders/withdrawal/withdrawal-form";
import type { WithdrawalAnswer } from "~/models/orders/withdrawal/withdrawal-page";
import { withdrawPath } from "~/paths";
import { Button } from "../../ui/form/button";

/** The second step: what is declared, to be confirmed by one press or changed (rule withdrawals-5). */
export function WithdrawalConfirmation({ answer: { entered, items } }: { answer: WithdrawalAnswer }) {
  const t = useTexts();
  const isSending = useNavigation().state === "submitting";
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  const { order, key, name, number, email, items: words } = entered;
  const fields = [
    ["__rvfInternalFormId", withdrawalForm],
    ["order", order],
    ["key", key],
    ["name", name],
    ["number", number],
    ["email", email],
    ["items", words],
    ...Object.entries(entered.qty).map(([line, qty]) => [`qty.${line}`, String(qty)] as const),
  ] as const;
  return (
    <Form
      method="post"
      action={withdrawPath({ order: order || undefined, key: key || undefined })}
      className="mt-6 rounded-base bg-sunken p-6"
    >
      <h2 ref={heading} tabIndex={-1} className="text-xl font-medium outline-none">
        {t("Is this right?")}
      </h2>
      <p className="mt-4">
        {t("I withdraw from my contract for these items of order {number}:", { number })}
      </p>
      <ul className="mt-2 list-disc ps-6">
        {items.length === 0 ? <li>{t("All items")}</li> : null}
        {items.map((item) => (
          <li key={item} className="whitespace-pre-line wrap-anywhere">
            {item}
          </li>
        ))}
      </ul>
      <p className="mt-3 wrap-anywhere">{t("Name: {name}", { name })}</p>
      <p className="wrap-anywhere">{t("Email: {email}", { email })}</p>
      {fields.map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button name="step" value="confirm" busy={isSending}>
          {t("Confirm withdrawal")}
        </Button>
        <Button name="step" value="edit" variant="secondary" busy={isSending}>
          {t("Change")}
        </Button>
      </div>
    </Form>
  );
}
