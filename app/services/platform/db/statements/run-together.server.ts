// @public

import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Db } from "../pool/open-pool.server";

/**
 * Runs inserts as one statement, so that a row lock taken before it is held for one answer of the database in
 * place of one for each. The rows may refer to each other whatever their order: references are checked at the
 * statement's end. None of the inserts sees what another one writes.
 * @param statements at least one, none of them run yet; the last may be a `select`
 */
export async function runTogether(db: Db, statements: readonly SQLWrapper[]): Promise<void> {
  const written = statements.map((statement) => statement.getSQL());
  const last = written.pop();
  if (!last) return;
  const parts = written.map((statement, at): SQL => sql`${sql.raw(`part_${at}`)} as (${statement})`);
  await db.execute(parts.length === 0 ? last : sql`with ${sql.join(parts, sql`, `)} ${last}`);
}
