import type pg from "pg";

/** A database of a move: how this process reaches it, and how another PostgreSQL does. */
export type Side = { cluster: string; pool: pg.Pool; connection: pg.PoolConfig };

/** A tenant on its way from one database to another; `home` has the directory and may be either. */
export type Move = { tenantId: string; home: Side; from: Side; to: Side };

/** What a move makes in both databases has the tenant's name, so that a later command finds it. */
export function moveNames(tenantId: string) {
  const key = tenantId.replaceAll("-", "");
  return {
    /** On both sides: what is written of the tenant there. */
    publication: `move_${key}`,
    /**
     * At the new home, from the old one: copies the rows and follows. What the old one keeps for it has its
     * name.
     */
    forth: `move_${key}_to`,
    /** At the old home, from the new one, until the move is confirmed. */
    back: `move_${key}_back`,
    trigger: `move_${key}`,
  };
}
