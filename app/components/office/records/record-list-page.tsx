import { Link } from "@remix-run/react";
import type { ListDescription } from "~/models/office/list/list-description";
import { officeNewRecordPath } from "~/paths/office";
import { type ListData, ListPage } from "../list/list-page";

/** What the list of a kind of records shows. */
export type RecordListData = ListData & {
  list: ListDescription;
  one: string;
  about: string;
  segment: string;
  mayChange: boolean;
};

/** The list of a kind of records (rule office-20). `one` is what one of them is called. */
export const RecordListPage = ({ list, one, about, segment, mayChange, ...data }: RecordListData) => (
  <ListPage
    list={list}
    {...data}
    intro={about}
    actions={
      mayChange ? (
        <Link to={officeNewRecordPath(segment)} className="office-button" data-kind="main">
          Add a {one}
        </Link>
      ) : null
    }
    empty={<p>There is none yet.</p>}
  />
);
