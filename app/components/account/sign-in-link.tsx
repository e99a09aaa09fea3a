import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { loginPath } from "~/paths";

/** Leads to the sign-in page and back to this one; with a script it opens the form here (rule layout-6). */
export function SignInLink({ className, children }: { className: string; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  // On the page of its own the form is there already.
  const target = pathname === loginPath() ? { href: here } : { href: loginPath(here), "data-sign-in": "" };
  return (
    <a {...target} className={className}>
      {children}
    </a>
  );
}
