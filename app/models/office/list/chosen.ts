import { type ListAddress, listHref, readListAddress } from "./list-address";
import type { ListDescription } from "./list-description";

/** What was chosen in a list: rows by their ids, or all that match (rule office-30). */
export type Chosen = { isAll: boolean; ids: readonly string[]; address: ListAddress };

/** Rows that are named one by one, and the longest id of one. */
const mostIds = 200;
const longestId = 200;

/** Reads what was chosen from an address, or from what a form sends along. */
export function readChosen(list: ListDescription, query: URLSearchParams): Chosen {
  const ids = query.getAll("id").filter((id) => id !== "" && id.length <= longestId);
  return {
    isAll: query.get("all") === "1",
    ids: [...new Set(ids)].slice(0, mostIds),
    address: readListAddress(list, query),
  };
}

/** What was chosen as a text that {@link readChosen} reads again. */
export function chosenText(list: ListDescription, { isAll, ids, address }: Chosen): string {
  const query = new URLSearchParams(listHref(list, { ...address, columns: [] }).split("?")[1] ?? "");
  if (isAll) query.set("all", "1");
  else for (const id of ids) query.append("id", id);
  return query.toString();
}

/** The parts of a list's address that a choice of all that match sends along. */
export const matchingFields = ({ q, filters }: ListAddress): [name: string, value: string][] => [
  ...(q ? ([["q", q]] as [string, string][]) : []),
  ...Object.entries(filters).flatMap(([name, values]) =>
    values.map((value): [string, string] => [name, value]),
  ),
];
