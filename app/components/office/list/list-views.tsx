import { Link } from "@remix-run/react";
import { currentView, type ListAddress } from "~/models/office/list/list-address";
import type { ListDescription } from "~/models/office/list/list-description";

/** The views of a list as tabs. */
export function ListViews({ list, address }: { list: ListDescription; address: ListAddress }) {
  if (list.views.length === 0) return null;
  const current = currentView(list, address);
  return (
    <nav aria-label="Views" className="office-views">
      <ul>
        {list.views.map(({ key, label, query }) => (
          <li key={key}>
            <Link
              to={query === "" ? list.path : `${list.path}?${query}`}
              aria-current={key === current ? "page" : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
