// @public

import type { ReactNode } from "react";
import { homePath } from "~/paths";
import { ButtonLink } from "../../ui/form/button";

/** Says of an empty list what it is for, with a drawing of what belongs there, and leads to the shop. */
export const EmptyNote = ({
  picture,
  action,
  children,
}: {
  picture: NotePicture;
  action: string;
  children: ReactNode;
}) => (
  <div className="rounded-base bg-sunken px-6 py-10 text-center">
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
      {drawings[picture]}
      <path d="M60 12V4M44 15l-5-7M76 15l5-7" className="stroke-accent" />
    </svg>
    <p className="mx-auto mt-5 max-w-prose text-balance text-muted">{children}</p>
    <ButtonLink to={homePath()} className="mt-6">
      {action}
    </ButtonLink>
  </div>
);

/** A sheet of paper, on which other drawings stand. */
const sheet = <path d="M40 22h32l10 10v46H40zM72 22v10h10" className="fill-surface" />;

/** Line drawings in the shop's colors, 120 by 84. */
const drawings = {
  box: (
    <>
      <path d="M24 36 60 48v32L24 66z" className="fill-surface" />
      <path d="M96 36 60 48v32l36-14z" className="fill-line" />
      <path d="M24 36 60 24l36 12-36 12z" className="fill-brand/15" />
      <path d="m24 36-14 9 36 13 14-10M96 36l14 9-36 13-14-10" className="fill-surface" />
    </>
  ),
  heart: (
    <>
      <path
        d="M60 78C40 64 30 54 30 42c0-9 7-16 15-16 7 0 12 4 15 10 3-6 8-10 15-10 8 0 15 7 15 16 0 12-10 22-30 36Z"
        className="fill-surface"
      />
      <path d="M40 42c0-4 3-7 7-7" />
    </>
  ),
  list: (
    <>
      {sheet}
      <path d="m47 41 3 3 5-6M47 53l3 3 5-6M47 65l3 3 5-6M60 42h14M60 54h14M60 66h10" />
    </>
  ),
  bag: (
    <>
      <path d="M34 36h52l5 42H29z" className="fill-surface" />
      <path d="M48 44V34c0-8 5-14 12-14s12 6 12 14v10" />
      <path d="M53 54h14v17l-7-6-7 6z" className="fill-brand/15" />
    </>
  ),
  loop: (
    <>
      <path d="M38 38h44v36H38z" className="fill-surface" />
      <path d="M53 38h14v13l-7-5-7 5z" className="fill-brand/15" />
      <path d="M30 62a32 32 0 0 1 6-34M90 50a32 32 0 0 1-4 24M27 31l9-4 2 9M94 71l-9 4-2-9" />
    </>
  ),
  bubbles: (
    <>
      <path d="M24 24h52v32H46L34 66V56H24z" className="fill-surface" />
      <path d="M82 38h16v30h-9v9l-11-9H56v-6" />
      <path d="M35 36h30M35 45h20" />
    </>
  ),
  quote: (
    <>
      {sheet}
      <path d="M48 42h18M48 51h26M48 60h12" />
      <circle cx="84" cy="66" r="13" className="fill-line" />
      <path d="M84 58v16M88 62c-1-2-7-2-7 1s7 2 7 5-6 3-8 0" />
    </>
  ),
  file: (
    <>
      {sheet}
      <path d="M61 40v24M52 56l9 9 9-9M50 72h22" />
    </>
  ),
  card: (
    <>
      <path d="M26 28h68v46H26z" className="fill-surface" />
      <path d="M26 38h68v9H26z" className="fill-brand/15" />
      <path d="M34 63h16M78 63h8" />
    </>
  ),
} satisfies Record<string, ReactNode>;

/** What an empty list would hold. */
type NotePicture = keyof typeof drawings;
