import { sendHomeChange } from "../homes/home-change.server";
import { removeFence } from "./fence.server";
import { removeHome, writeHome } from "./home-rows.server";
import { moveNames, type Side } from "./move";
import { removeRows } from "./remove-rows.server";
import { stopFollowing, unpublish } from "./replicate.server";

/**
 * Ends a move for good, wherever it stands: the tenant stays where it lives, and the other database forgets
 * it. May be done again after it was interrupted.
 */
export async function cleanUp(
  tenantId: string,
  { home, lives, other }: { home: Side; lives: Side; other: Side },
): Promise<void> {
  const { forth, back } = moveNames(tenantId);
  for (const name of [forth, back]) {
    await stopFollowing(lives, { of: other, name });
    await stopFollowing(other, { of: lives, name });
  }
  for (const side of [lives, other]) await unpublish(side, tenantId, [forth, back]);
  await removeRows(other, tenantId);
  for (const side of [lives, other]) await removeFence(side, tenantId);
  for (const side of [lives, other]) if (side.cluster !== home.cluster) await removeHome(side.pool, tenantId);
  if (lives.cluster === home.cluster) await removeHome(home.pool, tenantId);
  else
    await writeHome(home.pool, tenantId, { cluster: lives.cluster, isHere: false, other: null, state: null });
  await sendHomeChange(home.pool, tenantId);
}
