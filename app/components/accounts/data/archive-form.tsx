// @public

import { withZod } from "@remix-validated-form/with-zod";
import { useTexts } from "~/components/ui/texts/use-texts";
import { archiveFormId, archiveSchema } from "~/models/accounts/sign-in/account-step";
import { accountDataPath } from "~/paths/account";
import { Alert } from "../../ui/alert";
import { CurrentPasswordField } from "../account-fields";
import { AccountForm } from "../account-form";
import { stepOverText } from "../sign-in/mailed-step";

const validator = withZod(archiveSchema);

/** Asks for the password before the data can be downloaded. */
export const ArchiveForm = ({ isLate }: { isLate: boolean }) => {
  const t = useTexts();
  return (
    <>
      {isLate ? <Alert tone="warning">{t(stepOverText)}</Alert> : null}
      <AccountForm
        id={archiveFormId}
        validator={validator}
        action={accountDataPath()}
        label={t("Continue")}
        busyLabel={t("Checking...")}
        isOnPage
      >
        <CurrentPasswordField />
      </AccountForm>
    </>
  );
};
