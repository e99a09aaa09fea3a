import { Link } from "@remix-run/react";
import type { ListDescription } from "~/models/office/list/list-description";
import type { PanelView } from "~/models/office/record/record-view";
import { officeNewRecordPath } from "~/paths/office";
import { type ListData, ListPage } from "../list/list-page";
import { PanelOf } from "../record/panel-of";

/** What the list of a kind of records shows. */
export type RecordListData = ListData & {
  list: ListDescription;
  one: string;
  about: string;
  segment: string;
  mayChange: boolean;
  /** What stands below the list; null for nothing. */
  below: PanelView | null;
};

/** The list of a kind of records (rule office-20). `one` is what one of them is called. */
export const RecordListPage = ({ list, one, about, segment, mayChange, below, ...data }: RecordListData) => (
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
    below={below ? <PanelOf panel={below} /> : null}
    empty={<p>There is none yet.</p>}
  />
);
