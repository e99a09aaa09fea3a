import type { ListDescription, ListRow } from "../list/list-description";
import type { RecordScreen } from "./record-screen";

/** The list of a kind of records (rule office-20). */
export const recordList = ({ segment, title, searchHint, columns }: RecordScreen): ListDescription => ({
  path: `/admin/${segment}`,
  title,
  searchHint,
  columns,
  filters: [],
  views: [],
  sorts: [],
});

/** Whether a row matches a search: its name and cells contain each word. */
export function rowMatches({ id, cells }: ListRow, q: string): boolean {
  const said = [id, ...Object.values(cells).flatMap(({ text, sub = "" }) => [text, sub])];
  const text = said.join("\n").toLowerCase();
  return q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
