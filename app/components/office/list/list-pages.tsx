import { Link } from "@remix-run/react";
import { type ListAddress, listHref } from "~/models/office/list/list-address";
import type { ListDescription } from "~/models/office/list/list-description";

/** The way to the other pages of a list; `next` is where the next one begins, empty on the last one. */
export const ListPages = ({
  list,
  address,
  next,
}: {
  list: ListDescription;
  address: ListAddress;
  next: string;
}) =>
  address.after || next ? (
    <nav aria-label="Pages" className="office-pages">
      {address.after ? <Link to={listHref(list, address)}>First page</Link> : null}
      {next ? (
        <Link to={listHref(list, address, { after: next })} rel="next">
          Next page
        </Link>
      ) : null}
    </nav>
  ) : null;
