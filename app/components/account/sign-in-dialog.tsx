import { PrefetchPageLinks, useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { ModalDialog } from "~/components/ui/modal-dialog";
import type { SocialProvider } from "~/models/account/social-provider";
import { loginPath } from "~/paths";
import { registerPath } from "~/paths/account";
import { EntryLink } from "./entry-link";
import { SignInForm } from "./sign-in-form";

/** `redirect` is the current page, which is shown again afterwards. */
type SignInDialogProps = { redirect: string; onClose: () => void };

/** Signs in without leaving the page and shows errors in the dialog (rule layout-6). */
export default function SignInDialog({ redirect, onClose }: SignInDialogProps) {
  const fetcher = useFetcher();
  const page = useFetcher<{ providers: SocialProvider[] }>();
  const { load } = page;
  useEffect(() => load(loginPath()), [load]);
  return (
    <ModalDialog label="Sign in" onClose={onClose} className="w-[28rem]">
      {/* Loads what handles the answer before the form is sent, so that a lost connection is reported in the form. */}
      <PrefetchPageLinks page={loginPath()} />
      <div className="p-6 sm:p-9">
        <p className="pr-10 font-heading text-3xl font-medium" aria-hidden="true">
          Sign in
        </p>
        <div className="mt-6">
          <SignInForm redirect={redirect} providers={page.data?.providers ?? []} fetcher={fetcher} />
        </div>
        <p className="mt-4 border-t border-line pt-4 text-center text-sm text-muted">
          New here? <EntryLink to={registerPath(redirect)}>Create an account</EntryLink>
        </p>
      </div>
    </ModalDialog>
  );
}
