import { PrefetchPageLinks, useFetcher } from "@remix-run/react";
import { ModalDialog } from "~/components/ui/modal-dialog";
import { loginPath, registerPath } from "~/paths";
import { EntryLink } from "./entry-link";
import { SignInForm } from "./sign-in-form";

/** `redirect` is the page one signs in on, which is shown again afterwards. */
type SignInDialogProps = { redirect: string; onClose: () => void };

/** Signing in without leaving the page (rule layout-6): it shows what is wrong. */
export default function SignInDialog({ redirect, onClose }: SignInDialogProps) {
  const fetcher = useFetcher();
  return (
    <ModalDialog label="Sign in" onClose={onClose} className="w-[28rem]">
      {/* What takes the form's answer is here before it is sent: should the connection be lost by then, the form says so. */}
      <PrefetchPageLinks page={loginPath()} />
      <div className="p-6 sm:p-9">
        <p className="pr-10 font-heading text-3xl font-medium" aria-hidden="true">
          Sign in
        </p>
        <div className="mt-6">
          <SignInForm redirect={redirect} fetcher={fetcher} />
        </div>
        <p className="mt-4 border-t border-line pt-4 text-center text-sm text-muted">
          New here? <EntryLink to={registerPath(redirect)}>Create an account</EntryLink>
        </p>
      </div>
    </ModalDialog>
  );
}
