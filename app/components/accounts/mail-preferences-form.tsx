// @public

import { Form, useNavigation } from "@remix-run/react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { type MailPreferences, mailKinds, mailKindTexts } from "~/models/accounts/mail-kind";
import { accountSettingsPath } from "~/paths";
import { Button } from "../ui/form/button";

/** Which mails a customer wants that are about no order (rule accounts-33). */
export function MailPreferencesForm({ mails }: { mails: MailPreferences }) {
  const t = useTexts();
  const isBusy = useNavigation().formData?.get("intent") === "mails";
  return (
    <Form method="post" action={accountSettingsPath()} preventScrollReset className="max-w-lg">
      <ul className="divide-y divide-line border-y border-line">
        {mailKinds.map((kind) => (
          <li key={kind}>
            <label className="flex min-h-11 cursor-pointer gap-4 py-4">
              <input
                type="checkbox"
                name={kind}
                aria-describedby={`mail-${kind}`}
                defaultChecked={mails[kind]}
                className="mt-0.5 size-5 shrink-0 accent-brand"
              />
              <span className="font-medium">{t(mailKindTexts[kind].label)}</span>
            </label>
            <p id={`mail-${kind}`} className="-mt-4 mb-4 ms-9 text-sm text-muted">
              {t(mailKindTexts[kind].help)}
            </p>
          </li>
        ))}
      </ul>
      <Button name="intent" value="mails" busy={isBusy} variant="secondary" className="mt-5">
        {t("Save email preferences")}
      </Button>
    </Form>
  );
}
