// @public

import { withZod } from "@remix-validated-form/with-zod";
import { useMemo } from "react";
import { useTexts } from "~/components/ui/texts/use-texts";
import {
  type ApplicationQuestion,
  answerName,
  applicationFormId,
  applicationSchema,
} from "~/models/marketplace/application/application-form";
import { applyToSellPath } from "~/paths/places";
import { EmailField } from "../../accounts/account-fields";
import { AccountForm } from "../../accounts/account-form";
import { AccountTextField } from "../../accounts/account-text-field";
import { EntryPage } from "../../accounts/sign-in/entry-page";
import { Alert } from "../../ui/alert";

/** Where people apply to sell in a marketplace (rule sellers-19). */
export function ApplyPage({
  shopName,
  introduction,
  questions,
  isSent,
}: {
  shopName: string;
  introduction: string;
  questions: ApplicationQuestion[];
  isSent: boolean;
}) {
  const t = useTexts();
  const validator = useMemo(() => withZod(applicationSchema(questions)), [questions]);
  return (
    <EntryPage title={t("Sell at {shopName}", { shopName })} lead={introduction}>
      {isSent ? (
        <Alert tone="success">{t("Thank you. We’ll read it, and write to you by email.")}</Alert>
      ) : (
        <AccountForm
          id={applicationFormId}
          validator={validator}
          action={applyToSellPath()}
          label={t("Apply")}
          busyLabel={t("Sending...")}
        >
          <AccountTextField
            name="name"
            label={t("Name of your shop")}
            help={t("Shoppers read it.")}
            required
          />
          <AccountTextField name="owner" label={t("Your name")} autoComplete="name" required />
          <EmailField />
          {questions.map(({ question, is_required }, at) => (
            <AccountTextField
              key={question}
              name={`answer.${answerName(at)}`}
              label={question}
              required={is_required}
            />
          ))}
        </AccountForm>
      )}
    </EntryPage>
  );
}
