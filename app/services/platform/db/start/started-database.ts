// @public

import type pg from "pg";

/** How a database is reached. */
export interface DatabaseConnection extends pg.PoolConfig {
  /**
   * Whether a pooler stands between, which may run each transaction on another connection of its own: nothing
   * that a session keeps may be relied on (decision 0031).
   */
  isPooled?: boolean;
}

/** What startDatabase needs to know. */
export interface DatabaseOptions {
  /** Absolute path of the data folder; the private PostgreSQL lives in it. */
  dataDir: string;
  /** A PostgreSQL to use instead of the private one. */
  databaseUrl?: string | undefined;
  /** The way to it that passes by a pooler; absent where `databaseUrl` is that way. */
  directUrl?: string | undefined;
  /** Told one line about each step that takes time. */
  log?: ((line: string) => void) | undefined;
  /** Further settings of the private PostgreSQL, `name: value`; they hold from the moment it is started. */
  settings?: Record<string, string> | undefined;
}

/** A database that answers. */
export interface StartedDatabase {
  /** How to reach the database named `awning`, or the one the address names, without a pooler. */
  connection: DatabaseConnection;
  /** Whether it is the private one. */
  owned: boolean;
  /** Lets go of the database. The last process that uses the private one stops it. Close your pools first. */
  stop(): Promise<void>;
}
