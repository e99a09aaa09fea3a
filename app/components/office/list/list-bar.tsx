import { Form, Link } from "@remix-run/react";
import {
  chosenFilters,
  filterKeys,
  type ListAddress,
  listHref,
  savedQuery,
  withoutFilter,
} from "~/models/office/list/list-address";
import type { ListDescription, ListFilter, ListView } from "~/models/office/list/list-description";
import { officeListFilePath } from "~/paths/office";
import { Icon } from "../../ui/icon";

/** Above the rows: search and filters as one form, what is chosen as chips, and how many match. */
export function ListBar({
  list,
  address,
  count,
  isMore,
  sum = "",
  saved,
}: {
  list: ListDescription;
  address: ListAddress;
  count: number;
  isMore: boolean;
  sum?: string;
  saved?: readonly ListView[];
}) {
  const chips = chosenFilters(list, address);
  // What was typed into a field stays there when another address shows the same list.
  const key = listHref(list, address);
  return (
    <div className="office-bar">
      <Form
        method="get"
        action={list.path}
        role="search"
        aria-label={list.title}
        key={key}
        className="office-bar-form"
      >
        {list.searchHint ? (
          <label className="office-search">
            <Icon name="search" sizePx={16} />
            <input
              type="search"
              name="q"
              defaultValue={address.q}
              placeholder={list.searchHint}
              aria-label={`Search ${list.title.toLowerCase()}`}
            />
          </label>
        ) : null}
        <details className="office-filters">
          <summary>{list.filters.length > 0 ? "Filter" : "Columns"}</summary>
          <div className="office-popover">
            {list.filters.map((filter) => (
              <FilterFields key={filter.key} filter={filter} chosen={address.filters} />
            ))}
            <SortField list={list} address={address} />
            <ColumnFields list={list} columns={address.columns} />
            <button type="submit" className="office-button" data-kind="main">
              Show
            </button>
          </div>
        </details>
      </Form>
      {chips.length > 0 || address.q ? (
        <ul className="office-chips" aria-label="Chosen filters">
          {address.q ? <Chip to={listHref(list, address, { q: "" })} text={`“${address.q}”`} /> : null}
          {chips.map(({ key: name, value, text }) => (
            <Chip
              key={`${name} ${value}`}
              to={listHref(list, address, { filters: withoutFilter(address.filters, name, value) })}
              text={text}
            />
          ))}
        </ul>
      ) : null}
      <p className="office-total" aria-live="polite">
        {count.toLocaleString("en-US")}
        {isMore ? "+" : ""} {count === 1 && !isMore ? "match" : "matches"}
        {sum ? ` · ${sum}` : ""}
        {saved && count > 0 ? (
          <>
            {" · "}
            <a href={officeListFilePath(list.path, savedQuery(list, address))}>Save as CSV</a>
          </>
        ) : null}
      </p>
    </div>
  );
}

const Chip = ({ to, text }: { to: string; text: string }) => (
  <li>
    <Link to={to}>
      {text}
      <span className="sr-only"> (remove)</span>
      <Icon name="close" sizePx={14} />
    </Link>
  </li>
);

function FilterFields({ filter, chosen }: { filter: ListFilter; chosen: ListAddress["filters"] }) {
  const chosenAt = (key: string) => chosen[key]?.[0] ?? "";
  const [first = "", second = ""] = filterKeys(filter);
  if (filter.kind === "choices")
    return (
      <fieldset>
        <legend>{filter.label}</legend>
        {filter.choices.map(({ value, label }) => (
          <label key={value} className="office-check">
            <input
              type="checkbox"
              name={filter.key}
              value={value}
              defaultChecked={chosen[filter.key]?.includes(value)}
            />
            {label}
          </label>
        ))}
      </fieldset>
    );
  if (filter.kind === "text")
    return (
      <label>
        {filter.label}
        <input name={filter.key} defaultValue={chosenAt(filter.key)} />
      </label>
    );
  const isDays = filter.kind === "days";
  const input = isDays ? ({ type: "date" } as const) : ({ inputMode: "decimal" } as const);
  return (
    <fieldset className="office-range">
      <legend>{filter.label}</legend>
      <label>
        {isDays ? "From" : "At least"}
        <input {...input} name={first} defaultValue={chosenAt(first)} />
      </label>
      <label>
        {isDays ? "Until" : "At most"}
        <input {...input} name={second} defaultValue={chosenAt(second)} />
      </label>
    </fieldset>
  );
}

function SortField({ list, address }: { list: ListDescription; address: ListAddress }) {
  if (list.sorts.length < 2) return null;
  return (
    <label>
      Sort by
      <select name="sort" defaultValue={address.sort}>
        {list.sorts.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

function ColumnFields({ list, columns }: { list: ListDescription; columns: readonly string[] }) {
  const chosen = list.columns.filter(({ place }) => place !== "title");
  return (
    <fieldset>
      <legend>Columns</legend>
      {chosen.map(({ key, label }) => (
        <label key={key} className="office-check">
          <input type="checkbox" name="column" value={key} defaultChecked={columns.includes(key)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
