import type { ReactNode } from "react";

/** A part of a record's page with its heading, and a way to more of it. */
export const Panel = ({
  title,
  more,
  children,
}: {
  title: string;
  more?: ReactNode;
  children: ReactNode;
}) => (
  <section className="office-card office-panel">
    {more ? (
      <div className="office-panel-head">
        <h2>{title}</h2>
        {more}
      </div>
    ) : (
      <h2>{title}</h2>
    )}
    {children}
  </section>
);
