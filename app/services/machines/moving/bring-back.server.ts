import { cleanUp } from "./clean-up.server";
import { type Move, moveNames } from "./move";
import { moveJobs, untilNoJobRuns } from "./move-jobs.server";
import { type Mover, unfinished } from "./mover.server";
import { copyProgress, follow, positionNow, stopFollowing, untilDone } from "./replicate.server";
import { maxTries, PauseTooLongError, switchHome } from "./switch-home.server";

/** After the switch: the old home follows the new one, until the move is over. */
export async function goOn({ tenantId, from, to }: Move): Promise<void> {
  const { forth, back } = moveNames(tenantId);
  await moveJobs(from, to, tenantId);
  await stopFollowing(to, { of: from, name: forth });
  if (!(await copyProgress(from, back))) await follow(from, { of: to, tenantId, name: back, copies: false });
}

/**
 * Brings a tenant back to its old home, with what was written since.
 * @returns how long its writes waited, ms
 */
export async function bringBack(mover: Mover): Promise<number> {
  const { tenantId, home } = mover;
  const { lives, other } = await unfinished(mover, ["moved"]);
  const { back } = moveNames(tenantId);
  const move = { tenantId, home, from: lives, to: other };
  await goOn({ ...move, from: other, to: lives });
  for (let tries = 1; ; tries += 1) {
    await untilNoJobRuns(lives, tenantId);
    await untilDone(lives, back, await positionNow(lives));
    try {
      const { pauseMs, comparison } = await switchHome(move, { stream: back, wayBack: null, isUndo: true });
      await comparison.end();
      await moveJobs(lives, other, tenantId);
      await mover.untilAllKnow();
      await cleanUp(tenantId, { home, lives: other, other: lives });
      return pauseMs;
    } catch (error) {
      if (!(error instanceof PauseTooLongError) || tries === maxTries) throw error;
      mover.say(`Not yet: ${error.message}.`);
    }
  }
}
