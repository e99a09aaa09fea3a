import { z } from "zod";
import type { PageInfo } from "~/models/api/owner/generated/schema";
import { AppError } from "~/models/platform/error/app-error";
import { readCursor, writeCursor } from "../../platform/http/page-cursor.server";
import { maxListLimit } from "../graphql/limits/list-limit.server";

/** A moment in a cursor, as PostgreSQL writes it: with microseconds. */
export const cursorMoment = z.string().regex(/^[\d:. +-]{10,40}$/);

/** Arguments of every list. */
export type AskedPage = { limit: number; after?: string | null };

/** Where rows come from, what each is found again by, and what the API tells of it. */
type PageSource<Row, Node, Key> = {
  /** At most `limit` rows after a key. */
  list: (after: Key | null, limit: number) => Promise<Row[]>;
  keyOf: (row: Row) => Key;
  nodeOf: (row: Row) => Node;
};

/**
 * Reads one page of a list by its keyset: one row more than asked for says whether another page follows.
 * @param key schema of what a row is found again by
 * @throws AppError `invalid` for a limit out of 1 to 100, and for a cursor of another list
 */
export async function readPage<Row, Node, Key>(
  { limit, after }: AskedPage,
  key: z.ZodType<Key, z.ZodTypeDef, unknown>,
  { list, keyOf, nodeOf }: PageSource<Row, Node, Key>,
): Promise<{ nodes: Node[]; pageInfo: PageInfo }> {
  const found = await list(after ? readCursor(after, key) : null, requireLimit(limit) + 1);
  const rows = found.slice(0, limit);
  const end = rows.at(-1);
  return {
    nodes: rows.map(nodeOf),
    pageInfo: { endCursor: end ? writeCursor(keyOf(end)) : null, hasNextPage: found.length > limit },
  };
}

/** How many rows were asked for. @throws AppError `invalid` for a limit out of 1 to 100 */
export function requireLimit(limit: number): number {
  if (limit < 1 || limit > maxListLimit)
    throw new AppError("invalid", `Ask for 1 to ${maxListLimit} at a time.`, "limit");
  return limit;
}
