// @public

import { Form } from "@remix-run/react";
import { Alert } from "../../ui/alert";
import { Button } from "../../ui/form/button";

/** What a page says that was opened with a proof of ownership that is no longer good. */
export const stepOverText = "This link has expired. Please confirm again that it’s you.";

/** For an account without a password: a mailed link proves who asks. */
export const MailedStep = ({ email, action, isLate }: { email: string; action: string; isLate: boolean }) => (
  <div className="max-w-lg space-y-5">
    {isLate ? <Alert tone="warning">{stepOverText}</Alert> : null}
    <p>
      Your account has no password, so we confirm that it is you by email. We send a link to{" "}
      <span className="wrap-anywhere font-medium">{email}</span>.
    </p>
    <Form method="post" action={action}>
      <Button name="intent" value="mail">
        Email me a link
      </Button>
    </Form>
  </div>
);
