import { Link } from "@remix-run/react";
import { withZod } from "@remix-validated-form/with-zod";
import { useMemo } from "react";
import { checkoutForms } from "~/models/checkout/steps/checkout-forms";
import type { CheckoutView } from "~/models/checkout/steps/checkout-view";
import { contactSchema } from "~/models/checkout/steps/contact-schema";
import { checkoutPath, loginPath } from "~/paths";
import { CheckoutField } from "../../accounts/addresses/checkout-field";
import { PartForm } from "./part-form";

/** E-mail and, if the shop requires it, the date of birth. */
export function ContactForm({ view, isSignedIn }: { view: CheckoutView; isSignedIn: boolean }) {
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
      button="Continue"
      busyButton="Saving..."
    >
      <CheckoutField
        formId={formId}
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        required
        help="Your order confirmation goes here."
      />
      {legalAge === null ? null : (
        <CheckoutField
          formId={formId}
          name="customer_birthdate"
          label="Date of birth"
          type="date"
          autoComplete="bday"
          required
          help={`You must be at least ${legalAge} years old to order.`}
        />
      )}
      {isSignedIn ? null : (
        <p className="text-sm text-muted">
          Already a customer?{" "}
          <Link
            to={loginPath(checkoutPath())}
            className="inline-flex min-h-11 items-center font-medium text-ink underline underline-offset-4"
          >
            Sign in
          </Link>
        </p>
      )}
    </PartForm>
  );
}
