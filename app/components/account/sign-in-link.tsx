import { Link, useLocation } from "@remix-run/react";
import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from "react";
import { loginPath } from "~/paths";

// The form and its rules are only for those who sign in.
const SignInDialog = lazy(() => import("./sign-in-dialog"));

/** Leads to the sign-in page and back to this one; with a script it opens the form here (rule layout-6). */
export function SignInLink({ className, children }: { className: string; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const here = pathname + search;
  // On the page of its own the form is there already.
  if (pathname === loginPath())
    return (
      <Link to={here} className={className}>
        {children}
      </Link>
    );
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <Link to={loginPath(here)} onClick={open} className={className}>
        {children}
      </Link>
      {isOpen ? (
        <Suspense>
          <SignInDialog redirect={here} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
