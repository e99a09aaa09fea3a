import type { ReactNode } from "react";
import { homePath } from "~/paths";
import { ButtonLink } from "../ui/button";

/** Says of an empty list what it is for, and leads to the shop. */
export const EmptyNote = ({ action, children }: { action: string; children: ReactNode }) => (
  <div className="rounded-base bg-sunken px-6 py-10 text-center">
    <OpenBox />
    <p className="mx-auto mt-5 max-w-prose text-muted">{children}</p>
    <ButtonLink to={homePath()} className="mt-6">
      {action}
    </ButtonLink>
  </div>
);

/** An open box with nothing in it, in the shop's colors. */
const OpenBox = () => (
  <svg
    viewBox="0 0 120 84"
    width="120"
    height="84"
    aria-hidden="true"
    fill="none"
    strokeWidth="2"
    strokeLinejoin="round"
    strokeLinecap="round"
    className="mx-auto stroke-brand"
  >
    <path d="M24 36 60 48v32L24 66z" className="fill-surface" />
    <path d="M96 36 60 48v32l36-14z" className="fill-line" />
    <path d="M24 36 60 24l36 12-36 12z" className="fill-brand/15" />
    <path d="m24 36-14 9 36 13 14-10M96 36l14 9-36 13-14-10" className="fill-surface" />
    <path d="M60 14V4M46 17l-5-8M74 17l5-8" className="stroke-accent" />
  </svg>
);
