import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { type ListAddress, listHref } from "~/models/office/list/list-address";
import type { ListDescription, ListRow, ListView } from "~/models/office/list/list-description";
import { OfficePage } from "../frame/office-page";
import { ListBar } from "./list-bar";
import { ListPages } from "./list-pages";
import { ListTable, type SelectionAction } from "./list-table";
import { ListViews } from "./list-views";

/** What a list screen's loader answers. `count` is capped: `isMore` says that there are more. */
export type ListData = {
  address: ListAddress;
  rows: ListRow[];
  /** Where the next page begins; empty on the last one. */
  next: string;
  count: number;
  isMore: boolean;
  /** What is beside the count, such as a total; empty for nothing. */
  sum?: string;
  /** The views that people saved; absent where the list has none, and no file. */
  saved?: ListView[];
};

/**
 * A list screen (rule office-3): views, search and filters, rows, what to do with those chosen, and pages.
 * All of it is links and forms; what is listed is in the address.
 * @param empty what to say and do where nothing is listed and nothing was looked for
 * @param selection what can be done with chosen rows
 */
export function ListPage({
  list,
  intro,
  actions,
  empty,
  selection = [],
  note,
  below,
  ...data
}: ListData & {
  list: ListDescription;
  /** What the list is for, below its heading. */
  intro?: string;
  actions?: ReactNode;
  empty: ReactNode;
  selection?: SelectionAction[];
  note?: ReactNode;
  below?: ReactNode;
}) {
  const { address, rows, next } = data;
  const isNarrowed = address.q !== "" || Object.keys(address.filters).length > 0;
  return (
    <OfficePage title={list.title} intro={intro} actions={actions}>
      {note}
      <ListViews list={list} address={address} saved={data.saved} />
      <section className="office-card office-list" aria-label={list.title}>
        <ListBar list={list} {...data} />
        {rows.length > 0 ? (
          <ListTable
            list={list}
            columns={address.columns}
            rows={rows}
            selection={selection}
            matching={data}
          />
        ) : isNarrowed ? (
          <div className="office-empty">
            <p>Nothing matches.</p>
            <Link to={listHref(list, { ...address, q: "", filters: {} })}>Show all</Link>
          </div>
        ) : (
          <div className="office-empty">{empty}</div>
        )}
        <ListPages list={list} address={address} next={next} />
      </section>
      {below}
    </OfficePage>
  );
}
