import type { RecordView } from "~/models/office/record/record-view";
import { RecordPage } from "../record/record-page";
import { type OneRecordData, OneRecordPage } from "../records/one-record-page";
import { type RecordListData, RecordListPage } from "../records/record-list-page";
import { type RecordTreeData, RecordTreePage } from "../records/record-tree-page";

/** What a described screen shows: a section, the list of a kind of records, or one of them. */
export type ScreenData =
  | { kind: "view"; view: RecordView; doneTexts: Partial<Record<string, string>> }
  | { kind: "list"; list: RecordListData }
  | { kind: "tree"; tree: RecordTreeData }
  | { kind: "record"; record: OneRecordData };

/** A screen that is made of a description (rules office-20 and office-22). */
export function DescribedScreen({ data }: { data: ScreenData }) {
  if (data.kind === "view") return <RecordPage view={data.view} doneTexts={data.doneTexts} />;
  if (data.kind === "tree") return <RecordTreePage {...data.tree} />;
  return data.kind === "list" ? <RecordListPage {...data.list} /> : <OneRecordPage {...data.record} />;
}
