// @public

import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { adminPath } from "~/paths/staff";
import { Icon } from "../ui/icon";

/** A page of signed-in staff: its heading, an introduction, its content, and the way back. */
export const AdminPage = ({
  title,
  intro,
  hasWayBack = true,
  children,
}: {
  title: string;
  intro?: ReactNode;
  hasWayBack?: boolean;
  children: ReactNode;
}) => (
  <div className="mx-auto max-w-4xl space-y-8 px-5 py-10">
    <div>
      {hasWayBack ? (
        <Link
          to={adminPath()}
          className="-mt-4 mb-2 inline-flex min-h-11 items-center gap-2 text-sm underline-offset-4 hover:underline"
        >
          <Icon name="chevronLeft" sizePx={16} />
          Your account
        </Link>
      ) : null}
      <h1 className="text-3xl font-medium md:text-4xl">{title}</h1>
      {intro ? <p className="mt-2 max-w-prose text-muted">{intro}</p> : null}
    </div>
    {children}
  </div>
);
