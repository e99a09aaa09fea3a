import { PrefetchPageLinks, useFetcher } from "@remix-run/react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { signInReason } from "~/models/accounts/sign-in/sign-in-reason";
import type { PendingAction } from "~/models/shops/records/pending-action";
import { loginPath } from "~/paths";
import { registerPath } from "~/paths/account";
import { useRootData } from "../../ui/page/root-data";
import { ModalDialog } from "../../ui/panel/modal-dialog";
import { EntryLink } from "../sign-in/entry-link";
import { SignInForm } from "../sign-in/sign-in-form";

/**
 * `redirect` is the current page, which is shown again afterwards; `pendingAction` is what the visitor
 * wanted.
 */
type SignInDialogProps = { redirect: string; pendingAction: PendingAction; onClose: () => void };

/** Signs in without leaving the page and shows errors in the dialog (rule layout-6). */
export default function SignInDialog({ redirect, pendingAction, onClose }: SignInDialogProps) {
  const t = useTexts();
  const fetcher = useFetcher();
  const { loginProviders } = useRootData().shop;
  const reason = signInReason(redirect, pendingAction);
  return (
    <ModalDialog label={t("Sign in")} onClose={onClose} className="w-[28rem]">
      {/* Loads what handles the answer before the form is sent, so that a lost connection is reported in the
          form. */}
      <PrefetchPageLinks page={loginPath()} />
      <div className="p-6 sm:p-9">
        <p className="pe-10 font-heading text-3xl font-medium" aria-hidden="true">
          {t("Sign in")}
        </p>
        {reason ? <p className="mt-2 text-muted">{reason}</p> : null}
        <div className="mt-6">
          <SignInForm
            redirect={redirect}
            pendingAction={pendingAction}
            providers={loginProviders}
            fetcher={fetcher}
          />
        </div>
        <p className="mt-4 border-t border-line pt-4 text-center text-sm text-muted">
          {t("New here?")}{" "}
          <EntryLink to={registerPath(redirect, pendingAction)}>{t("Create an account")}</EntryLink>
        </p>
      </div>
    </ModalDialog>
  );
}
