import { bringBack } from "./bring-back.server";
import { cleanUp } from "./clean-up.server";
import { alone, type Mover, unfinished } from "./mover.server";

/** Ends a move: the old home forgets the tenant. */
export const confirmMove = (mover: Mover): Promise<void> =>
  alone(mover, async () => {
    const { lives, other } = await unfinished(mover, ["moved", "undone"]);
    await mover.untilAllKnow();
    await cleanUp(mover.tenantId, { home: mover.home, lives, other });
  });

/**
 * Brings a tenant whose move is not confirmed back to its old home, with all that was written since.
 * @returns how long its writes waited, ms
 */
export const undoMove = (mover: Mover): Promise<number> => alone(mover, () => bringBack(mover));

/** Removes what a move left that ended early. */
export const abandonMove = (mover: Mover): Promise<void> =>
  alone(mover, async () => {
    const { lives, other } = await unfinished(mover, ["copying"]);
    await cleanUp(mover.tenantId, { home: mover.home, lives, other });
  });
