// @public

import { Link } from "@remix-run/react";
import type { ReactNode } from "react";

/** A link in running text with a large enough touch target. */
export function EntryLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center font-medium text-ink underline underline-offset-4"
    >
      {children}
    </Link>
  );
}
