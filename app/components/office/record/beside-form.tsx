import type { ReactNode } from "react";
import type { ExtraPanels, PanelView } from "~/models/office/record/record-view";
import { PanelOf } from "./panel-of";

/**
 * A record's form with the panels above and beside it (rule office-27). On a narrow screen links lead to
 * those.
 */
export const BesideForm = ({
  intro,
  above,
  beside,
  children,
}: ExtraPanels & { intro?: ReactNode; children: ReactNode }) => (
  <div className="office-module" data-beside={beside.length > 0 || undefined}>
    <div>
      {intro}
      {beside.length > 0 ? (
        <p className="office-jumps">
          {beside.map((panel) => (
            <a key={panel.title} href={`#${panelId(panel)}`}>
              {panel.title}
            </a>
          ))}
        </p>
      ) : null}
      {above.map((panel) => (
        <PanelOf key={panel.title} panel={panel} />
      ))}
      {children}
    </div>
    {beside.length > 0 ? (
      <div>
        {beside.map((panel) => (
          <div key={panel.title} id={panelId(panel)}>
            <PanelOf panel={panel} />
          </div>
        ))}
      </div>
    ) : null}
  </div>
);

const panelId = ({ title }: PanelView): string => `panel-${title.toLowerCase().replace(/\W+/g, "-")}`;
