import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Tone } from "~/models/office/tone";

/**
 * A screen of the office: the way it lies on, its heading with states beside it, its actions, and its
 * content.
 */
export function OfficePage({
  title,
  badges = [],
  intro,
  way = [],
  actions,
  children,
}: {
  title: string;
  badges?: readonly { text: string; tone: Tone }[];
  intro?: ReactNode;
  way?: readonly { to: string; label: string }[];
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      {way.length > 0 ? (
        <nav aria-label="Breadcrumb" className="office-way">
          <ol>
            {way.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ol>
        </nav>
      ) : null}
      <div className="office-head">
        <div>
          <h1>
            {title}{" "}
            {badges.map((badge) => (
              <Badge key={badge.text} {...badge} />
            ))}
          </h1>
          {intro ? <p>{intro}</p> : null}
        </div>
        {actions ? <div className="office-actions">{actions}</div> : null}
      </div>
      {children}
    </>
  );
}

/** A state in words, in its tone. */
export const Badge = ({ text, tone }: { text: string; tone: Tone }) => (
  <span className="office-badge" data-tone={tone}>
    {text}
  </span>
);
