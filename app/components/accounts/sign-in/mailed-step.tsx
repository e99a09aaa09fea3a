// @public

import { Form } from "@remix-run/react";
import { RichText } from "~/components/ui/texts/rich-text";
import { useTexts } from "~/components/ui/texts/use-texts";
import { message } from "~/models/platform/texts/message";
import { Alert } from "../../ui/alert";
import { Button } from "../../ui/form/button";

/** What a page says that was opened with a proof of ownership that is no longer good. */
export const stepOverText = message("This link has expired. Please confirm again that it’s you.");

/** For an account without a password: a mailed link proves who asks. */
export const MailedStep = ({ email, action, isLate }: { email: string; action: string; isLate: boolean }) => {
  const t = useTexts();
  return (
    <div className="max-w-lg space-y-5">
      {isLate ? <Alert tone="warning">{t(stepOverText)}</Alert> : null}
      <p>
        <RichText
          text={t(
            "Your account has no password, so we confirm that it is you by email. We send a link to <b>{email}</b>.",
            { email },
          )}
          parts={{ b: (words) => <span className="wrap-anywhere font-medium">{words}</span> }}
        />
      </p>
      <Form method="post" action={action}>
        <Button name="intent" value="mail">
          {t("Email me a link")}
        </Button>
      </Form>
    </div>
  );
};
