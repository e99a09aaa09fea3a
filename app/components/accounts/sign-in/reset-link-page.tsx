// @public

import { useTexts } from "~/components/ui/texts/use-texts";
import { resetRequestFormId } from "~/models/accounts/email-form";
import { resetUsedText } from "~/models/accounts/sign-in/used-link";
import { phrase } from "~/models/platform/texts/phrase";
import { Alert } from "../../ui/alert";
import { EmailForm } from "./email-form";
import { EntryLink } from "./entry-link";
import { EntryPage } from "./entry-page";

/**
 * Asks for the e-mail of an account whose password is forgotten; once it is sent, says where to look, whether
 * there is such an account or not.
 */
export function ResetLinkPage({
  isUsed,
  isSent,
  action,
  signInPath,
}: {
  /** Whether the link that was followed is used up. */
  isUsed: boolean;
  isSent: boolean;
  action: string;
  signInPath: string;
}) {
  const t = useTexts();
  const foot = <EntryLink to={signInPath}>{t("Back to sign in")}</EntryLink>;
  if (isSent)
    return (
      <EntryPage
        title={t("Check your email")}
        lead={t("If there is an account with this email, a link is on its way. It works for one hour.")}
        foot={foot}
      >
        <p className="mb-5 text-sm text-muted">
          {t("No email after a few minutes? Check your spam folder or request another one.")}
        </p>
        <EmailForm formId={resetRequestFormId} action={action} label={t("Send again")} />
      </EntryPage>
    );
  return (
    <EntryPage
      title={t("Forgot your password?")}
      lead={t("We’ll email you a link to choose a new one.")}
      foot={foot}
    >
      {isUsed ? <Alert tone="danger">{phrase(resetUsedText)}</Alert> : null}
      <EmailForm formId={resetRequestFormId} action={action} label={t("Send link")} />
    </EntryPage>
  );
}
