// @public

import type { Db } from "./pool/open-pool.server";
import { refusalOf } from "./refusal-of.server";

/**
 * The database for reads that may take their time: a replica that shows whatever was committed before, if
 * there is one, else the database itself. A transaction reads from itself.
 */
export const readDb = (db: Db): Db => db.reads ?? db;

/**
 * Reads one snapshot, from a replica if there is one. When the replica goes away meanwhile, everything is
 * read again from the primary.
 */
export async function readSnapshot<T>(db: Db, read: (snapshot: Db) => Promise<T>): Promise<T> {
  const options = { isolationLevel: "repeatable read", accessMode: "read only" } as const;
  const reads = readDb(db);
  if (reads === db) return db.transaction(read, options);
  try {
    return await reads.transaction(read, options);
  } catch (error) {
    if (refusalOf(error) === null) throw error;
    return db.transaction(read, options);
  }
}
