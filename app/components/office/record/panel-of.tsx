import { Link } from "@remix-run/react";
import type { PanelView } from "~/models/office/record/record-view";
import { Badge } from "../frame/office-page";
import { Panel } from "./panel";

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
      return (
        <dl className="office-facts">
          {panel.facts.map(({ label, text, to }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{to ? <a href={to}>{text}</a> : text}</dd>
            </div>
          ))}
        </dl>
      );
    case "table":
      return panel.rows.length === 0 ? (
        <p className="office-quiet">{panel.empty}</p>
      ) : (
        <div className="office-table">
          <table>
            <thead>
              <tr>
                {panel.columns.map(({ label, align }) => (
                  <th key={label} scope="col" data-align={align}>
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {panel.rows.map((cells, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows of a table that is read never move
                <tr key={index}>
                  {cells.map((cell, at) => (
                    <td key={panel.columns[at]?.label} data-align={panel.columns[at]?.align}>
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
    case "links":
      return (
        <ul className="office-rows">
          {panel.links.map(({ href, label, isFile }) => (
            <li key={href} className="office-row">
              {isFile ? (
                <a href={href} download>
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
    case "lines":
      return (
        <address>
          {panel.lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      );
    case "words":
      return (
        <ol className="office-words">
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
          {panel.rows.map(({ title, to, sub, end, tone }) => (
            <li key={`${title} ${to ?? ""} ${sub ?? ""}`} className="office-row">
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
