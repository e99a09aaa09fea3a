// @public

import { withZod } from "@remix-validated-form/with-zod";
import { useMemo } from "react";
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
  const validator = useMemo(() => withZod(applicationSchema(questions)), [questions]);
  return (
    <EntryPage title={`Sell at ${shopName}`} lead={introduction}>
      {isSent ? (
        <Alert tone="success">Thank you. We’ll read it, and write to you by email.</Alert>
      ) : (
        <AccountForm
          id={applicationFormId}
          validator={validator}
          action={applyToSellPath()}
          label="Apply"
          busyLabel="Sending..."
        >
          <AccountTextField name="name" label="Name of your shop" help="Shoppers read it." required />
          <AccountTextField name="owner" label="Your name" autoComplete="name" required />
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
