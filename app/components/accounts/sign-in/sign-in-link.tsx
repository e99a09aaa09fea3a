// @public

import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { PlainLink } from "~/components/ui/link/plain-link";
import { loginPath } from "~/paths";
import { waitsForScript } from "../../ui/link/press-link";

/**
 * Links to the sign-in page, which returns to this one; with a script it opens the form in a dialog (rule
 * layout-6).
 */
export function SignInLink({ className, children }: { className: string; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  // The sign-in page itself already shows the form.
  const target =
    pathname === loginPath()
      ? { href: here }
      : { href: loginPath(here), "data-sign-in": "", ...waitsForScript };
  return (
    <PlainLink {...target} className={className}>
      {children}
    </PlainLink>
  );
}
