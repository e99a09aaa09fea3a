import { sql } from "drizzle-orm";
import type { ApplyChange } from "~/models/shop-folder/apply-change";
import { actAs } from "../db/act-as.server";
import type { FilesContext } from "./files-context.server";

/** Whether changes shall stay; a plan says no. */
export type Decide = (changes: readonly ApplyChange[]) => boolean;

/** How a change of a shop's files ends. */
type Ending = {
  /** Asked when everything is written; without it all stays. */
  decide?: Decide | undefined;
  /** Done before the commit of what stays: keeps pictures and files that the change names. */
  keep?: () => Promise<void>;
};

/**
 * Runs a change of a shop's files whole or not at all, in the name of the context's actor. Two applies of one shop take turns, so that neither sees half of
 * the other. What is decided against is rolled back, and answered all the same: a plan is an apply that does not stay.
 */
export async function inShopTransaction<T>(
  base: FilesContext,
  shopCode: string,
  change: (base: FilesContext) => Promise<T>,
  { decide, keep }: Ending = {},
): Promise<T> {
  const actor = await base.actor();
  const changes: ApplyChange[] = [];
  let undone: { result: T } | null = null;
  try {
    return await base.db.transaction(async (tx) => {
      await actAs(tx, actor);
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`shop files ${shopCode}`}))`);
      const result = await change({ ...base, db: tx, noteChange: (one) => changes.push(one) });
      if (decide && !decide(changes)) {
        undone = { result };
        tx.rollback();
      }
      await keep?.();
      return result;
    });
  } catch (error) {
    const left = undone as { result: T } | null;
    if (left) return left.result;
    throw error;
  }
}
