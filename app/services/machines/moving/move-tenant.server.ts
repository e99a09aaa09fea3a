import { AppError } from "~/models/platform/error/app-error";
import { bringBack, goOn } from "./bring-back.server";
import { checkSides } from "./check-sides.server";
import { cleanUp } from "./clean-up.server";
import { openComparison, type Rehearsal } from "./compare.server";
import { putFence } from "./fence.server";
import { readHome, writeHome } from "./home-rows.server";
import { type Move, moveNames } from "./move";
import { untilNoJobRuns } from "./move-jobs.server";
import { alone, type Mover } from "./mover.server";
import { removeRows } from "./remove-rows.server";
import { follow, keepChanges, positionNow, publish, untilCopied, untilDone } from "./replicate.server";
import { settleHome } from "./settle-home.server";
import {
  maxTries,
  PauseTooLongError,
  refuseDifferences,
  type Switched,
  switchHome,
} from "./switch-home.server";
import { tenantTables } from "./tenant-tables.server";

export type { Side } from "./move";
export type { Mover } from "./mover.server";

/**
 * Moves a tenant to another cluster while it sells, up to where `confirmMove` or `undoMove` ends it. Begins
 * anew after an attempt that ended early, and goes on after one that had moved it already.
 * @returns how long its writes waited, ms; null where that was done before
 * @throws AppError `conflict`, `invalid`; whatever is thrown, the tenant goes on where it lives
 */
export const moveTenant = (mover: Mover, cluster: string): Promise<number | null> =>
  alone(mover, async () => {
    const { tenantId, home, sideOf, say } = mover;
    const row = await readHome(home.pool, tenantId);
    const from = sideOf(row?.cluster ?? home.cluster);
    const to = sideOf(cluster);
    if (row?.state === "moved") {
      if (from.cluster !== cluster)
        throw new AppError("conflict", "the last move is not over: --confirm or --undo it first");
      await goOn({ tenantId, home, from: sideOf(row.other ?? ""), to });
      return null;
    }
    if (row?.state === "undone")
      throw new AppError("conflict", "the last move was undone: --confirm that first");
    if (from.cluster === cluster) throw new AppError("conflict", `it lives in '${cluster}' already`);
    if (row?.state === "copying" && row.other) {
      say("An earlier move ended early: what it left is removed.");
      await cleanUp(tenantId, { home, lives: from, other: sideOf(row.other) });
    }
    const move = { tenantId, home, from, to };
    let switched: Switched;
    try {
      await begin(move, mover);
      switched = await switchWhenReady(move, mover);
    } catch (error) {
      await stay(mover, move);
      throw error;
    }
    await goOn(move);
    await compareRest(mover, move, switched);
    return switched.pauseMs;
  });

/** Copies the tenant's rows and follows what is written of them. */
async function begin(move: Move, { migrations, onProgress }: Mover): Promise<void> {
  const { tenantId, home, from, to } = move;
  const { forth, back } = moveNames(tenantId);
  await checkSides([from, to], migrations);
  const copying = { cluster: from.cluster, other: to.cluster, state: "copying" } as const;
  for (const side of [home, from, to])
    await writeHome(side.pool, tenantId, { ...copying, isHere: side.cluster === from.cluster });
  await removeRows(to, tenantId);
  await putFence(to, tenantId);
  await putFence(from, tenantId);
  await publish(from, tenantId);
  await publish(to, tenantId);
  await keepChanges(from, forth);
  await follow(to, { of: from, tenantId, name: forth, copies: true });
  await untilCopied(to, forth, (done, total) => onProgress("copied tables", done, total));
  await keepChanges(to, back);
  // Without figures of the rows that came, the first requests after the switch would be planned badly.
  const tables = (await tenantTables(to.pool)).map(({ table }) => `public.${table}`);
  await to.pool.query(`analyze ${tables.join(", ")}`);
}

/** Waits until the other database has everything, compares, and makes it the home. */
async function switchWhenReady(move: Move, { say }: Mover): Promise<Switched> {
  const { tenantId, from, to } = move;
  const { forth, back } = moveNames(tenantId);
  let rehearsal: Rehearsal | undefined;
  for (let tries = 1; tries <= maxTries; tries += 1) {
    await untilDone(from, forth, await positionNow(from));
    const comparison = await openComparison(tenantId, [from, to]);
    const differing = await comparison.compare().finally(() => comparison.end());
    rehearsal = { tookMs: comparison.tookMs, differing };
    if (differing.length === 0) break;
  }
  const busy = rehearsal?.differing.join(", ");
  say(busy ? `Being written now: ${busy}.` : "The rows are the same on both sides.");
  for (let tries = 1; ; tries += 1) {
    await untilNoJobRuns(from, tenantId);
    await untilDone(from, forth, await positionNow(from));
    try {
      return await switchHome(move, { stream: forth, wayBack: back, rehearsal });
    } catch (error) {
      if (!(error instanceof PauseTooLongError) || tries === maxTries) throw error;
      say(`Not yet: ${error.message}.`);
    }
  }
}

async function compareRest(mover: Mover, { to }: Move, { comparison }: Switched): Promise<void> {
  const differing = await comparison.compare().finally(() => comparison.end());
  if (differing.length === 0) return;
  mover.say(`The rows of ${differing.join(", ")} differ in '${to.cluster}': it goes back.`);
  await bringBack(mover);
  refuseDifferences(differing);
}

/** After a failure: if the tenant did not move, nothing is left of the attempt. */
async function stay({ home, sideOf, say }: Mover, { tenantId, from, to }: Move): Promise<void> {
  try {
    await settleHome(home, tenantId, sideOf);
    const row = await readHome(home.pool, tenantId);
    if (row?.state === "copying") await cleanUp(tenantId, { home, lives: from, other: to });
  } catch {
    say(
      "What the move left could not be removed: run the command with --abandon when both databases answer.",
    );
  }
}
