import { mostRowsOfCall } from "~/models/bulk/rows/bulk-rows";
import { AppError } from "~/models/platform/error/app-error";

/** Rows that one statement reads. */
const atOnce = 1000;

/**
 * Every row that a list's search finds, read page by page (rule office-30).
 * @param noun of what is listed, in the plural
 * @throws AppError `invalid` for more than one change takes
 */
export async function allThatMatch<Row extends { id: number }>(
  noun: string,
  readPage: (page: { after: number | null; limit: number }) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const found: Row[] = [];
  for (;;) {
    const page = await readPage({ after: found.at(-1)?.id ?? null, limit: atOnce });
    found.push(...page);
    if (found.length > mostRowsOfCall)
      throw new AppError(
        "invalid",
        `At most ${mostRowsOfCall.toLocaleString("en-US")} ${noun} are changed at once. Narrow the list.`,
      );
    if (page.length < atOnce) return found;
  }
}
