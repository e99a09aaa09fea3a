// @public

import { withZod } from "@remix-validated-form/with-zod";
import { useField } from "remix-validated-form";
import { useTexts } from "~/components/ui/texts/use-texts";
import { quoteRequestForm, quoteRequestSchema } from "~/models/checkout/quote-request-schema";
import type { CartSummary } from "~/models/selling/cart-summary/cart-summary";
import { quoteRequestPostPath } from "~/paths";
import { EmailField } from "../accounts/account-fields";
import { AccountForm } from "../accounts/account-form";
import { TextAreaField } from "../ui/form/field";
import { Goods } from "./steps/order-aside";

const validator = withZod(quoteRequestSchema);

/** Sends the cart to the shop to be priced (rule quotes-1). */
export function QuoteRequestPage({ summary, email }: { summary: CartSummary; email: string }) {
  const t = useTexts();
  return (
    <div className="page-width py-8 lg:py-12">
      <h1 className="text-3xl font-medium md:text-4xl">{t("Request a quote")}</h1>
      <p className="mt-3 max-w-prose text-muted">
        {t("We’ll review your cart and email you a price. Then you decide whether to order.")}
      </p>
      <div className="mt-8 gap-14 lg:grid lg:grid-cols-[minmax(0,1fr)_380px]">
        <AccountForm
          id={quoteRequestForm}
          validator={validator}
          action={quoteRequestPostPath()}
          defaultValues={{ email, note: "" }}
          label={t("Request a quote")}
          busyLabel={t("Sending...")}
        >
          <EmailField />
          <NoteField />
        </AccountForm>
        <section aria-label={t("Your cart")} className="mt-10 h-fit rounded-base bg-sunken p-7 lg:mt-0">
          <Goods summary={summary} />
        </section>
      </div>
    </div>
  );
}

function NoteField() {
  const t = useTexts();
  const { error, defaultValue } = useField("note");
  return (
    <TextAreaField
      id={`${quoteRequestForm}-note`}
      name="note"
      label={t("Message")}
      help={t("Quantities, dates, where to ship: anything that helps us price it.")}
      rows={4}
      maxLength={1000}
      error={error}
      defaultValue={defaultValue}
    />
  );
}
