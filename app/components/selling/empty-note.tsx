import type { ReactNode } from "react";
import { homePath } from "~/paths";
import { ButtonLink } from "../ui/button";

/** Says of an empty list what it is for, and leads to the shop. */
export const EmptyNote = ({ action, children }: { action: string; children: ReactNode }) => (
  <div className="rounded-base bg-sunken p-8 text-center">
    <p className="mx-auto max-w-prose text-muted">{children}</p>
    <ButtonLink to={homePath()} className="mt-5">
      {action}
    </ButtonLink>
  </div>
);
