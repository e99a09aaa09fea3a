import { Link } from "@remix-run/react";
import { withZod } from "@remix-validated-form/with-zod";
import { useMemo } from "react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { checkoutForms } from "~/models/checkout/steps/checkout-forms";
import type { CheckoutView } from "~/models/checkout/steps/checkout-view";
import { contactSchema } from "~/models/checkout/steps/contact-schema";
import { checkoutPath, loginPath } from "~/paths";
import { CheckoutField } from "../../accounts/addresses/checkout-field";
import { PartForm } from "./part-form";

/** E-mail and, if the shop requires it, the date of birth. */
export function ContactForm({ view, isSignedIn }: { view: CheckoutView; isSignedIn: boolean }) {
  const t = useTexts();
  const { draft, legalAge, nowIso } = view;
  const formId = checkoutForms.contact;
  const validator = useMemo(
    () => withZod(contactSchema(legalAge === null ? null : { legalAge, now: new Date(nowIso) })),
    [legalAge, nowIso],
  );
  return (
    <PartForm
      id={formId}
      intent="contact"
      validator={validator}
      defaultValues={{ email: draft.email ?? "", customer_birthdate: draft.customerBirthdate ?? "" }}
      button={t("Continue")}
      busyButton={t("Saving...")}
    >
      <CheckoutField
        formId={formId}
        name="email"
        label={t("Email")}
        type="email"
        autoComplete="email"
        required
        help={t("Your order confirmation goes here.")}
      />
      {legalAge === null ? null : (
        <CheckoutField
          formId={formId}
          name="customer_birthdate"
          label={t("Date of birth")}
          type="date"
          autoComplete="bday"
          required
          help={t("You must be at least {legalAge} years old to order.", { legalAge })}
        />
      )}
      {isSignedIn ? null : (
        <p className="text-sm text-muted">
          {t("Already a customer?")}{" "}
          <Link
            to={loginPath(checkoutPath())}
            className="inline-flex min-h-11 items-center font-medium text-ink underline underline-offset-4"
          >
            {t("Sign in")}
          </Link>
        </p>
      )}
    </PartForm>
  );
}
