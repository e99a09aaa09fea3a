// @public

import { Form } from "@remix-run/react";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { StoredMethodView } from "~/models/payments/stored-method";
import { accountPaymentPath } from "~/paths/account";
import { Button } from "../ui/form/button";

/**
 * What a customer's later payments are charged to; what no subscription needs can be removed (rule
 * payment-18).
 */
export const StoredMethodList = ({ methods }: { methods: readonly StoredMethodView[] }) => {
  const t = useTexts();
  return (
    <ul className="divide-y divide-line border-y border-line">
      {methods.map(({ id, title, expiryText, isExpired, isUsed }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
          <div className="min-w-0 flex-1 basis-56">
            <p className="font-medium wrap-anywhere">{title}</p>
            <p className={`mt-1 text-sm ${isExpired ? "text-danger" : "text-muted"}`}>{expiryText}</p>
            {isUsed ? <p className="mt-1 text-sm text-muted">{t("Used for a subscription.")}</p> : null}
          </div>
          {isUsed ? null : (
            <Form method="post" action={accountPaymentPath()}>
              <Button
                name="id"
                value={id}
                variant="secondary"
                size="sm"
                aria-label={t("Remove {title}", { title })}
              >
                {t("Remove")}
              </Button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  );
};
