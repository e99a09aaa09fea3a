// @public

import { withZod } from "@remix-validated-form/with-zod";
import { useTexts } from "~/components/ui/texts/use-texts";
import { orderLinkForm, orderLinkSchema } from "~/models/orders/order-link-schema";
import { findOrderPath } from "~/paths";
import { EmailField } from "../accounts/account-fields";
import { AccountForm } from "../accounts/account-form";
import { AccountTextField } from "../accounts/account-text-field";

const validator = withZod(orderLinkSchema);

/** Asks for the link of an order by mail (rule orders-12). */
export const OrderLinkForm = () => {
  const t = useTexts();
  return (
    <AccountForm
      id={orderLinkForm}
      validator={validator}
      action={findOrderPath()}
      label={t("Send me the link")}
      busyLabel={t("Sending...")}
    >
      <AccountTextField
        name="number"
        label={t("Order number")}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <EmailField />
    </AccountForm>
  );
};
