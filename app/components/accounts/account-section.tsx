// @public

import type { ReactNode } from "react";

/** A part of an account page: its heading, an optional introduction, and its content. */
export const AccountSection = ({
  title,
  intro,
  children,
}: {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}) => (
  <section className="border-t border-line pt-8 first-of-type:border-t-0 first-of-type:pt-0">
    <h2 className="text-xl font-medium">{title}</h2>
    {intro ? <p className="mt-2 max-w-prose text-muted">{intro}</p> : null}
    <div className="mt-5">{children}</div>
  </section>
);
