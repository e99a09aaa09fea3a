import type { z } from "zod";
import type { ListAddress } from "~/models/office/list/list-address";
import type { ListRow } from "~/models/office/list/list-description";
import { readCursor, writeCursor } from "../platform/http/page-cursor.server";

/** Rows on a page of a list, unless more are asked for at once. */
const usualLength = 50;
/** Up to here what matches is counted. */
const countedAtMost = 10_000;

/** Where the rows of a list come from, how each is found again and shown, and how all are counted. */
type OfficeSource<Row, Key> = {
  list: (after: Key | null, limit: number) => Promise<Row[]>;
  count: (atMost: number) => Promise<number>;
  keyOf: (row: Row) => Key;
  rowOf: (row: Row) => ListRow;
  /** Reads for the rows of the page what `rowOf` needs besides. */
  prepare?: (rows: readonly Row[]) => Promise<void>;
};

/**
 * Reads the page of a list that an address asks for (rule office-3).
 * @param key schema of what a row is found again by
 * @param pageLength rows of the page; what asks for another number of them gets no count
 * @throws AppError `invalid` for the place of another list; whatever the source throws
 */
export async function readOfficePage<Row, Key>(
  address: ListAddress,
  key: z.ZodType<Key, z.ZodTypeDef, unknown>,
  { list, count, keyOf, rowOf, prepare }: OfficeSource<Row, Key>,
  pageLength = usualLength,
) {
  const after = address.after ? readCursor(address.after, key) : null;
  // What reads page after page for a file needs no count.
  const counts = pageLength === usualLength;
  const [found, counted] = await Promise.all([
    list(after, pageLength + 1),
    counts ? count(countedAtMost + 1) : 0,
  ]);
  const shown = found.slice(0, pageLength);
  await prepare?.(shown);
  const last = found.length > pageLength ? shown.at(-1) : undefined;
  return {
    address,
    rows: shown.map(rowOf),
    next: last === undefined ? "" : writeCursor(keyOf(last)),
    count: Math.min(counted, countedAtMost),
    isMore: counted > countedAtMost,
  };
}
