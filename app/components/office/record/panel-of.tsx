import { Link, useActionData } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { PanelView } from "~/models/office/record/record-view";
import { Bars, ChartPanel } from "../chart/chart-panel";
import { OfficeForm, SubmitButton } from "../form/office-form";
import { Badge } from "../frame/office-page";
import { LibraryGrid } from "../library/library-grid";
import { LibraryPictureForms } from "../library/library-picture-forms";
import { TypedOptionsPanel } from "../products/options/typed-options-panel";
import { DeedFields } from "./deed-form";
import { LookPanel } from "./look-panel";
import { Panel } from "./panel";
import { TablePanel } from "./table-panel";

/** A part of a record's page, made of its description. */
export function PanelOf({ panel }: { panel: PanelView }) {
  const { title, more } = panel;
  return (
    <Panel title={title} more={more ? <More {...more} /> : undefined}>
      <PanelContent panel={panel} />
    </Panel>
  );
}

const More = ({ to, label, isFile }: NonNullable<PanelView["more"]>) =>
  isFile ? (
    <a href={to} download>
      {label}
    </a>
  ) : (
    <Link to={to}>{label}</Link>
  );

function PanelContent({ panel }: { panel: PanelView }) {
  switch (panel.kind) {
    case "facts":
      return <Facts facts={panel.facts} />;
    case "table":
      return <TablePanel panel={panel} />;
    case "chart":
      return <ChartPanel panel={panel} />;
    case "bars":
      return <Bars bars={panel.bars} />;
    case "links":
      return (
        <ul className="office-rows">
          {panel.links.map(({ href, label, isFile, fileName }) => (
            <li key={href} className="office-row">
              {isFile ? (
                <a href={href} download={fileName ?? true}>
                  {label}
                </a>
              ) : (
                <Link to={href}>{label}</Link>
              )}
            </li>
          ))}
        </ul>
      );
    case "frame":
      // Without `allow-same-origin` it has no cookies, without `allow-scripts` no scripts.
      return <iframe title={panel.title} srcDoc={panel.html} sandbox="" className="office-document" />;
    case "library":
      return <LibraryGrid {...panel} />;
    case "picture":
      return <LibraryPictureForms {...panel} />;
    case "look":
      return <LookPanel panel={panel} />;
    case "options":
      return <TypedOptionsPanel panel={panel} />;
    case "lines":
      return (
        <address>
          {panel.lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      );
    case "form":
      return <OpenForm panel={panel} />;
    case "words":
      return (
        <ol className="office-messages">
          {panel.entries.map(({ text, who, atText, isOwn, files }) => (
            <li key={`${atText} ${who} ${text}`} data-own={isOwn || undefined}>
              <p>{text}</p>
              {files.map(({ name, url }) => (
                <a key={url} href={url} download>
                  {name}
                </a>
              ))}
              <small>
                {who} · {atText}
              </small>
            </li>
          ))}
        </ol>
      );
    default:
      return panel.rows.length === 0 ? (
        <p className="office-quiet">{panel.empty}</p>
      ) : (
        <ul className="office-rows">
          {panel.rows.map(({ title, to, sub, end, tone, imageUrl }) => (
            <li key={`${title} ${to ?? ""} ${sub ?? ""}`} className="office-row">
              {imageUrl ? <img src={imageUrl} alt="" width={40} height={40} loading="lazy" /> : null}
              <span>
                {to ? <Link to={to}>{title}</Link> : title}
                {sub ? <small>{sub}</small> : null}
              </span>
              {end && tone ? <Badge text={end} tone={tone} /> : end ? <span>{end}</span> : null}
            </li>
          ))}
        </ul>
      );
  }
}

const Facts = ({ facts }: { facts: readonly { label: string; text: string; to?: string }[] }) => (
  <dl className="office-facts">
    {facts.map(({ label, text, to }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{to ? <a href={to}>{text}</a> : text}</dd>
      </div>
    ))}
  </dl>
);

type FormPanel = Extract<PanelView, { kind: "form" }>;

/** A form that stands open, and below it what it answered (rule office-27). */
function OpenForm({ panel: { about, steps = [], facts = [], deed } }: { panel: FormPanel }) {
  const answer = useActionData<{ formId?: string; answer?: readonly PanelView[] }>();
  const panels = answer?.formId === deed.deed ? answer.answer : undefined;
  const answered = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (panels) answered.current?.scrollIntoView({ block: "nearest" });
  }, [panels]);
  return (
    <div className="office-trial">
      <p className="office-quiet">{about}</p>
      {steps.length > 0 ? (
        <ol className="office-steps">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      ) : null}
      {facts.length > 0 ? <Facts facts={facts} /> : null}
      <OfficeForm deed={deed.deed} hasFiles={deed.fields.some(({ kind }) => kind === "file")}>
        <DeedFields view={deed} />
        <SubmitButton>{deed.submit}</SubmitButton>
      </OfficeForm>
      <div ref={answered} role="status" className="office-answer">
        {panels?.map((panel) => (
          <section key={panel.title}>
            <h3>{panel.title}</h3>
            <PanelContent panel={panel} />
          </section>
        ))}
      </div>
    </div>
  );
}
