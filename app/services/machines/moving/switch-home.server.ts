import type pg from "pg";
import { sendHomeChange } from "../homes/home-change.server";
import { type Comparison, openComparison, type Rehearsal } from "./compare.server";
import { namesOf, writeHome } from "./home-rows.server";
import type { Move } from "./move";
import { raiseSequences } from "./raise-sequences.server";
import { positionNow, skipTo, untilDone } from "./replicate.server";

/** The pause of writes is at most as long as these together, ms; 0.4 s of two are left for the rest. */
const lockMs = 600;
const catchUpMs = 600;
const compareMs = 400;

/** How often rows are compared before the pause, and how often the pause is tried. */
export const maxTries = 5;

type SwitchOptions = { stream: string; wayBack: string | null; rehearsal?: Rehearsal; isUndo?: boolean };

/** A tenant that moved: how long its writes waited, and the comparison, of which a part may be left. */
export type Switched = { pauseMs: number; comparison: Comparison };

/** Could not be done within the pause; nothing has changed. */
export class PauseTooLongError extends Error {
  override readonly name = "PauseTooLongError";
}

/** Both databases do not have the same rows; nothing has changed. */
class RowsDifferError extends Error {
  override readonly name = "RowsDifferError";
}

/**
 * Makes the other database the tenant's home (decision 0036). Writes wait from the moment this has the
 * tenant's lock to itself, which is when none is under way; reads go on. What was written until then is at
 * the new home before anything is changed.
 *
 * The old home is closed, then the directory changed (at once, where it is in the same database), then the
 * new home opened. Between these commits the tenant is closed in both databases; a process that finds it so
 * after this one ended opens the one that the directory names (`settleHome`).
 * @param stream the subscription of `to`
 * @param wayBack the stream of the way back, which begins here; null for none
 * @param rehearsal the comparison before the pause
 * @param isUndo whether it goes back to where it was, and rows that differ are no reason to stay
 * @throws PauseTooLongError, RowsDifferError
 */
export async function switchHome(
  move: Move,
  { stream, wayBack, rehearsal, isUndo = false }: SwitchOptions,
): Promise<Switched> {
  const { tenantId, home, from, to } = move;
  const names = await namesOf(from, tenantId);
  const fence = await from.pool.connect();
  let isOpen = false;
  let comparison: Comparison | undefined;
  try {
    const sinceMs = performance.now();
    isOpen = true;
    await takeAlone(fence, tenantId);
    const position = await positionNow(from);
    if (!(await untilDone(from, stream, position, catchUpMs)))
      throw new PauseTooLongError("the other database was too far behind");
    if (wayBack) await skipTo(to, wayBack, await positionNow(to));
    comparison = await openComparison(tenantId, [from, to], rehearsal);
    if (!isUndo) refuseDifferences(await comparison.compare(compareMs));
    await raiseSequences(from, to);
    const moved = { cluster: to.cluster, other: from.cluster, state: isUndo ? "undone" : "moved" } as const;
    await writeHome(fence, tenantId, { ...moved, isHere: false }, names);
    if (home.cluster === from.cluster) await sendHomeChange(fence, tenantId);
    await fence.query("commit");
    isOpen = false;
    if (home.cluster !== from.cluster) {
      await writeHome(home.pool, tenantId, { ...moved, isHere: home.cluster === to.cluster }, names);
      await sendHomeChange(home.pool, tenantId);
    }
    if (home.cluster !== to.cluster) await writeHome(to.pool, tenantId, { ...moved, isHere: true });
    return { pauseMs: performance.now() - sinceMs, comparison };
  } catch (error) {
    await comparison?.end();
    throw error;
  } finally {
    // The end of a connection ends its transaction, and with it the pause.
    fence.release(isOpen);
  }
}

/** @throws RowsDifferError naming the tables */
export function refuseDifferences(tables: readonly string[]): void {
  if (tables.length > 0) throw new RowsDifferError(`the rows of ${tables.join(", ")} differ`);
}

async function takeAlone(fence: pg.PoolClient, tenantId: string): Promise<void> {
  await fence.query(`begin; set local lock_timeout = ${lockMs}; set local synchronous_commit = on`);
  try {
    await fence.query("select pg_advisory_xact_lock(hashtextextended('move ' || $1, 0))", [tenantId]);
  } catch (error) {
    if ((error as { code?: string }).code !== "55P03") throw error;
    throw new PauseTooLongError("a write of the tenant took too long");
  }
}
