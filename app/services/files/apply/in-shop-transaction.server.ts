// @public

import { sql } from "drizzle-orm";
import { type ApplyChange, conflictsOf, conflictText } from "~/models/files/apply-change";
import { AppError } from "~/models/platform/error/app-error";
import { actAs } from "../../shops/context/act-as.server";
import type { FilesContext } from "../files-context.server";

/** Whether changes shall stay; a plan says no. */
export type Decide = (changes: readonly ApplyChange[]) => boolean;

/** How a change of a shop's files ends. */
type Ending = {
  /** Asked when everything is written; without it all stays. */
  decide?: Decide | undefined;
  /** Done before the commit of what stays: keeps pictures and files that the change names. */
  keep?: () => Promise<void>;
  /** Longest wait for each lock, ms; tests wait less. */
  lockWaitMs?: number;
};

/**
 * Longest wait for a lock, ms: longer than shoppers hold any, shorter than an operator's patience (rule
 * operations-17).
 */
const longestLockWaitMs = 60_000;

const lockedMessage =
  "Something else changes this shop and did not end within a minute, such as another apply. Nothing was changed. Run it again.";

/**
 * Runs a change of a shop's files whole or not at all, in the name of the context's actor. Two applies of one
 * shop take turns, so that neither sees half of the other; one that waits for a lock longer than a minute
 * gives up. What is decided against is rolled back, and answered all the same: a plan is an apply that does
 * not stay.
 * @throws AppError `conflict` if what would stay has conflicts (rule shop-folders-6), `unavailable` if a lock
 * is not free in time; then nothing is written
 */
export async function inShopTransaction<T>(
  base: FilesContext,
  shopCode: string,
  change: (base: FilesContext) => Promise<T>,
  { decide, keep, lockWaitMs = longestLockWaitMs }: Ending = {},
): Promise<T> {
  const actor = await base.actor();
  const changes: ApplyChange[] = [];
  let undone: { result: T } | null = null;
  try {
    return await base.db.transaction(async (tx) => {
      await actAs(tx, actor);
      await tx.execute(sql`select set_config('lock_timeout', ${`${lockWaitMs}ms`}, true)`);
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`shop files ${shopCode}`}))`);
      const result = await change({ ...base, db: tx, noteChange: (one) => changes.push(one) });
      if (decide && !decide(changes)) {
        undone = { result };
        tx.rollback();
      }
      const conflicts = conflictsOf(changes);
      if (conflicts.length > 0) throw new AppError("conflict", conflictText(conflicts));
      await keep?.();
      return result;
    });
  } catch (error) {
    const left = undone as { result: T } | null;
    if (left) return left.result;
    if (isLockTimeout(error)) throw new AppError("unavailable", lockedMessage);
    throw error;
  }
}

/** Drizzle wraps PostgreSQL's error: the code is the cause's. */
function isLockTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && error.code === "55P03") || isLockTimeout(error.cause);
}
