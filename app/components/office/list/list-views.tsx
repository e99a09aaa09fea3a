import { Link } from "@remix-run/react";
import { currentView, type ListAddress, savedQuery } from "~/models/office/list/list-address";
import type { ListDescription, ListView } from "~/models/office/list/list-description";
import { officeListViewsPath } from "~/paths/office";

/**
 * The views of a list as tabs: those that it has, and those that people saved (rule office-31).
 * @param saved absent where none can be saved
 */
export function ListViews({
  list,
  address,
  saved,
}: {
  list: ListDescription;
  address: ListAddress;
  saved: readonly ListView[] | undefined;
}) {
  const views = [...list.views, ...(saved ?? [])];
  if (views.length === 0 && !saved) return null;
  const current = currentView(list, address, saved);
  return (
    <nav aria-label="Views" className="office-views">
      <ul>
        {views.map(({ key, label, query }) => (
          <li key={key}>
            <Link
              to={query === "" ? list.path : `${list.path}?${query}`}
              aria-current={key === current ? "page" : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
        {saved ? (
          <li>
            <Link to={officeListViewsPath(list.path, savedQuery(list, address))}>
              {current === null ? "Save view…" : "Views…"}
            </Link>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
