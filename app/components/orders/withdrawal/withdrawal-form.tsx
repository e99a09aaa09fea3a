import { withZod } from "@remix-validated-form/with-zod";
import { useField } from "remix-validated-form";
import { useTexts } from "~/components/ui/texts/use-texts";
import {
  type WithdrawalForm as Entered,
  withdrawalForm,
  withdrawalSchema,
} from "~/models/orders/withdrawal/withdrawal-form";
import type { WithdrawalPageView } from "~/models/orders/withdrawal/withdrawal-page";
import { withdrawPath } from "~/paths";
import { EmailField } from "../../accounts/account-fields";
import { AccountForm, useFormId } from "../../accounts/account-form";
import { AccountTextField } from "../../accounts/account-text-field";
import { TextAreaField } from "../../ui/form/field";
import { LineQuantity } from "../views/line-quantity";

const validator = withZod(withdrawalSchema);

/**
 * Asks who withdraws, from which order, and from which of its lines: all of them by default (rule
 * withdrawals-5).
 * @param entered what was typed before, to be changed
 */
export function WithdrawalForm({ page, entered }: { page: WithdrawalPageView; entered: Entered | null }) {
  const t = useTexts();
  const { order, key } = page;
  const all = order?.lines.map(({ line, leftQty }) => [`l${line.id}`, leftQty] as const);
  return (
    <AccountForm
      id={withdrawalForm}
      validator={validator}
      action={withdrawPath({ order: order?.id, key: key || undefined })}
      label={t("Continue")}
      busyLabel={t("Sending...")}
      defaultValues={{
        name: entered?.name ?? page.name,
        number: entered?.number ?? order?.incrementId ?? "",
        email: entered?.email ?? page.email,
        items: entered?.items ?? "",
        qty: entered?.qty ?? Object.fromEntries(all ?? []),
      }}
    >
      <AccountTextField name="name" label={t("Name")} autoComplete="name" required />
      {order ? (
        <>
          <input type="hidden" name="order" value={order.id} />
          <input type="hidden" name="key" value={key} />
          <input type="hidden" name="number" value={order.incrementId} />
          <p className="font-medium">{t("Order {number}", { number: order.incrementId })}</p>
        </>
      ) : (
        <AccountTextField name="number" label={t("Order number")} autoComplete="off" required />
      )}
      <EmailField label={t("Email for the confirmation")} />
      {order ? (
        <ul className="divide-y divide-line border-y border-line">
          {order.lines.map((each) => (
            <LineQuantity key={each.line.id} {...each} isRequired={false} />
          ))}
        </ul>
      ) : (
        <Items />
      )}
    </AccountForm>
  );
}

function Items() {
  const t = useTexts();
  const formId = useFormId();
  const { error, getInputProps } = useField("items");
  const { onChange, defaultValue } = getInputProps();
  return (
    <TextAreaField
      id={`${formId}-items`}
      name="items"
      label={t("Items")}
      help={t("Leave it empty to withdraw from the whole order. Else name the items, one a line.")}
      rows={3}
      maxLength={500}
      error={error}
      defaultValue={defaultValue}
      onChange={onChange}
    />
  );
}
