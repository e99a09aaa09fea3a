import type { Paper } from "~/models/platform/paper/paper";

/** A slip or an invoice, on a sheet of its own when it is printed (rules office-17 and office-26). */
export const PaperSheet = ({ paper }: { paper: Paper }) => (
  <article className="office-card office-sheet">
    <header>
      <strong>{paper.shopName}</strong>
      <span>
        {paper.title}, {paper.about}
      </span>
    </header>
    <div className="office-sheet-parties">
      {paper.parties.map(({ title, lines }) => (
        <div key={title}>
          <h2>{title}</h2>
          <address>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </div>
      ))}
    </div>
    {paper.rows.length === 0 && paper.emptyText ? <p>{paper.emptyText}</p> : <PaperTable paper={paper} />}
    {paper.notes.map((note) => (
      <p key={note}>{note}</p>
    ))}
  </article>
);

const PaperTable = ({ paper: { columns, rows, sums } }: { paper: Paper }) => (
  <table>
    <thead>
      <tr>
        {columns.map(({ label }) => (
          <th key={label} scope="col">
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ id, cells, detail }) => (
        <tr key={id}>
          {columns.map(({ label, kind }, at) => (
            <td key={label}>
              {cells[at]}
              {kind === "item" && detail ? <small>{detail}</small> : null}
            </td>
          ))}
        </tr>
      ))}
      {sums.map(({ label, text, isTotal }) => (
        <tr key={label}>
          <th scope="row" colSpan={columns.length - 1}>
            {label}
          </th>
          <td>{isTotal ? <strong>{text}</strong> : text}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
