// @public

import type { ReactNode } from "react";

/** A page of the account: its heading, an optional introduction, and its content. */
export const AccountPage = ({
  title,
  intro,
  children,
}: {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}) => (
  <div className="space-y-8">
    <div>
      <h1 className="text-3xl font-medium md:text-4xl">{title}</h1>
      {intro ? <p className="mt-2 max-w-prose text-muted">{intro}</p> : null}
    </div>
    {children}
  </div>
);
