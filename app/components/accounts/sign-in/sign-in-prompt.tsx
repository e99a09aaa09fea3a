// @public

import { useLocation } from "@remix-run/react";
import { setSignIn, useBrowserState } from "../../ui/browser-state";
import { lazyPart } from "../../ui/framework/lazy-part";

// The form and its rules are only for those who sign in.
const SignInDialog = lazyPart(() => import("../pages/sign-in-dialog"));

/**
 * The sign-in form over the page, opened by `setSignIn` from anywhere (rule layout-6). Signing in leads to
 * the page anew, which closes it.
 */
export function SignInPrompt() {
  const signIn = useBrowserState((state) => state.signIn);
  const { pathname, search, key } = useLocation();
  if (signIn?.at !== key) return null;
  return (
    <SignInDialog
      redirect={signIn.to ?? pathname + search + (signIn.place ?? "")}
      pendingAction={signIn.pendingAction ?? {}}
      onClose={() => setSignIn(null)}
    />
  );
}
