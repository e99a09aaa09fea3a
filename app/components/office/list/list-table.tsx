import { Form, Link } from "@remix-run/react";
import { type RefObject, useRef } from "react";
import { matchingFields } from "~/models/office/list/chosen";
import type { ListAddress } from "~/models/office/list/list-address";
import type { Cell, ListDescription, ListRow } from "~/models/office/list/list-description";
import { useIsHydrated } from "../../ui/page/use-is-hydrated";
import { useListKeys } from "./use-list-keys";
import { useSelection } from "./use-selection";

/**
 * What can be done with chosen rows: a page that gets their ids (`id`), or `all` with the list's search and
 * filters, and shows what it will do; its words; and which one of several actions it is.
 */
export type SelectionAction = { to: string; label: string; as?: string };

/** How many rows match, of which those of a page are shown. */
type Matching = { address: ListAddress; count: number; isMore: boolean };

/** The rows of a list. Where something can be done with several, each has a checkbox. */
export function ListTable({
  list,
  columns,
  rows,
  selection,
  matching,
}: {
  list: ListDescription;
  columns: readonly string[];
  rows: ListRow[];
  selection: SelectionAction[];
  matching: Matching;
}) {
  const shown = list.columns.filter(({ key }) => columns.includes(key));
  const canChoose = selection.length > 0;
  const keys = useListKeys();
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useIsHydrated();
  const table = (
    <div className="office-table" ref={keys}>
      <table>
        <thead>
          <tr>
            {canChoose ? (
              <th scope="col" className="office-choose">
                <span className="sr-only">Choose</span>
                {isHydrated ? (
                  <input type="checkbox" data-choose-all aria-label="Choose all on this page" />
                ) : null}
              </th>
            ) : null}
            {shown.map(({ key, label, align }) => (
              <th key={key} scope="col" data-align={align}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {canChoose ? (
                <td className="office-choose">
                  <input type="checkbox" name="id" value={row.id} aria-label={`Choose ${row.label}`} />
                </td>
              ) : null}
              {shown.map(({ key, label, align, place }) => (
                <td key={key} data-align={align} data-place={place ?? "rest"} data-label={label}>
                  <CellView cell={row.cells[key]} to={place === "title" ? row.href : null} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
  if (!canChoose) return table;
  return (
    <Form method="get" ref={form}>
      {table}
      {matchingFields(matching.address).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <Selection form={form} selection={selection} matching={matching} rowCount={rows.length} />
    </Form>
  );
}

/** What to do with the chosen rows, of which it alone counts: a press on a checkbox renders no row anew. */
function Selection({
  form,
  selection,
  matching: { count, isMore },
  rowCount,
}: {
  form: RefObject<HTMLFormElement>;
  selection: SelectionAction[];
  matching: Matching;
  rowCount: number;
}) {
  const { chosenCount, isAll, isHydrated } = useSelection(form);
  const all = `${count.toLocaleString("en-US")}${isMore ? "+" : ""}`;
  return (
    <div className="office-selection" data-idle={isHydrated && chosenCount === 0 && !isAll ? "" : undefined}>
      <p aria-live="polite">{isHydrated ? `${isAll ? all : chosenCount} selected` : "With those chosen:"}</p>
      {count > rowCount || isMore ? (
        <label className="office-check">
          <input type="checkbox" name="all" value="1" data-all-matching />
          All {all} that match
        </label>
      ) : null}
      {selection.map((action) => (
        <button
          key={action.label}
          type="submit"
          formAction={action.to}
          name={action.as ? "as" : undefined}
          value={action.as}
          className="office-button"
        >
          {action.label}
        </button>
      ))}
    </div>
  );
}

function CellView({ cell, to }: { cell: Cell | undefined; to: string | null }) {
  if (!cell) return null;
  const text = to === null ? cell.text : <Link to={to}>{cell.text}</Link>;
  return (
    <>
      {cell.imageUrl ? <img src={cell.imageUrl} alt="" width={36} height={36} loading="lazy" /> : null}
      <span className="office-cell">
        {cell.tone ? (
          <span className="office-badge" data-tone={cell.tone}>
            {text}
          </span>
        ) : (
          text
        )}
        {cell.sub ? <small>{cell.sub}</small> : null}
      </span>
    </>
  );
}
