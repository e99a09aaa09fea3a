import type { PanelView } from "~/models/office/record/record-view";
import { keyedItems } from "../../ui/page/keyed-items";
import { OfficeForm } from "../form/office-form";

type TableView = Extract<PanelView, { kind: "table" }>;

/** A table of texts, where its description says so with a button at the end of rows. */
export function TablePanel({ panel }: { panel: TableView }) {
  if (panel.rows.length === 0) return <p className="office-quiet">{panel.empty}</p>;
  if (!panel.button) return <Table panel={panel} />;
  return (
    <OfficeForm deed={panel.button.deed} className="">
      {Object.entries(panel.button.values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Table panel={panel} />
    </OfficeForm>
  );
}

const Table = ({ panel: { columns, rows, button } }: { panel: TableView }) => (
  <div className="office-table">
    <table>
      <thead>
        <tr>
          {columns.map(({ label, align }) => (
            <th key={label} scope="col" data-align={align}>
              {label}
            </th>
          ))}
          {button ? (
            <th scope="col" data-align="end">
              {button.label}
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {keyedItems(rows).map(({ key, at: row, item: cells }) => (
          <tr key={key}>
            {cells.map((cell, at) => (
              <td
                key={columns[at]?.label}
                data-align={columns[at]?.align}
                // On phones, where there are no heads, it stands before the text.
                data-label={at > 0 ? columns[at]?.label : undefined}
                data-figures={/^[\d.:/-]+$/.test(cell) || undefined}
              >
                {cell}
              </td>
            ))}
            {button ? (
              <td data-align="end">
                {button.of[row] ? (
                  <button
                    type="submit"
                    name="of"
                    value={button.of[row] ?? ""}
                    className="office-button"
                    aria-label={`${button.label}: ${cells.slice(0, 3).join(", ")}`}
                  >
                    {button.label}
                  </button>
                ) : null}
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
