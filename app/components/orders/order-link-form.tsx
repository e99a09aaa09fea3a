// @public

import { withZod } from "@remix-validated-form/with-zod";
import { orderLinkForm, orderLinkSchema } from "~/models/orders/order-link-schema";
import { findOrderPath } from "~/paths";
import { EmailField } from "../accounts/account-fields";
import { AccountForm } from "../accounts/account-form";
import { AccountTextField } from "../accounts/account-text-field";

const validator = withZod(orderLinkSchema);

/** Asks for the link of an order by mail (rule orders-12). */
export const OrderLinkForm = () => (
  <AccountForm
    id={orderLinkForm}
    validator={validator}
    action={findOrderPath()}
    label="Send me the link"
    busyLabel="Sending..."
  >
    <AccountTextField name="number" label="Order number" inputMode="numeric" autoComplete="off" required />
    <EmailField />
  </AccountForm>
);
