// @public

import type { ReactNode } from "react";

/**
 * A page with a single form in the middle. `foot` links to the alternative, such as registering instead of
 * signing in.
 */
export function EntryPage({
  title,
  lead,
  foot,
  children,
}: {
  title: string;
  lead: string;
  foot?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="ground bg-sunken px-(--gutter) py-12 md:py-20">
      <div className="mx-auto max-w-[460px]">
        <div className="rounded-base bg-surface p-6 shadow-[var(--shadow-card)] sm:p-10">
          <h1 className="text-3xl font-medium">{title}</h1>
          <p className="mt-2 text-muted">{lead}</p>
          <div className="mt-8">{children}</div>
        </div>
        {foot ? <p className="mt-6 text-center text-sm text-muted">{foot}</p> : null}
      </div>
    </div>
  );
}
