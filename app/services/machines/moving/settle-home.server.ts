import { readHome, writeHome } from "./home-rows.server";
import type { Side } from "./move";

const take = "select pg_try_advisory_lock(hashtextextended('mover ' || $1, 0)) as taken";
const letGo = "select pg_advisory_unlock(hashtextextended('mover ' || $1, 0))";

/**
 * Does something to a tenant's move while no other process does.
 * @returns null where another one does
 */
export async function asMover<T>(
  home: Pick<Side, "pool">,
  tenantId: string,
  work: () => Promise<T>,
): Promise<T | null> {
  const client = await home.pool.connect();
  let isHeld = true;
  try {
    const { rows } = await client.query<{ taken: boolean }>(take, [tenantId]);
    if (!rows[0]?.taken) {
      isHeld = false;
      return null;
    }
    return await work().finally(async () => {
      await client.query(letGo, [tenantId]);
      isHeld = false;
    });
  } finally {
    // Closing a connection that failed lets go of the lock, too.
    client.release(isHeld);
  }
}

/**
 * Opens the database that the directory names, where a move ended between closing one and opening the other.
 * Only as {@link asMover}.
 * @param sideOf the database of a cluster
 */
export async function settleHome(
  home: Side,
  tenantId: string,
  sideOf: (cluster: string) => Side,
): Promise<void> {
  const directory = await readHome(home.pool, tenantId);
  if (!directory) return;
  const at = sideOf(directory.cluster);
  const row = await readHome(at.pool, tenantId);
  if (row && !row.isHere) await writeHome(at.pool, tenantId, { ...directory, isHere: true });
}
