import type { IncomingMessage } from "node:http";
import type { MissedSearch, SearchCounts } from "~/services/numbers/search-counts.server";

/**
 * Counts the search that a page answers with nothing, when the page is sent: kept pages count like those that
 * are rendered (rule numbers-7).
 */
export type CountSearch = (
  req: Pick<IncomingMessage, "method" | "headers">,
  missed: MissedSearch | null | undefined,
) => void;

/** Makes the counting of a process. */
export const createSearchCounting =
  (counts: SearchCounts): CountSearch =>
  ({ method, headers }, missed) => {
    if (missed && method === "GET") counts.add(missed, headers["user-agent"]);
  };
