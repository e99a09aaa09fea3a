// @public

import type pg from "pg";

/** How the driver's pool answers who asks for a connection by a callback, as its own `query` does. */
export type ConnectCallback = (
  error: Error | undefined,
  client?: pg.PoolClient,
  release?: pg.PoolClient["release"],
) => void;
