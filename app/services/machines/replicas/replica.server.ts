import type pg from "pg";
import { openPool } from "../../platform/db/pool/open-pool.server";
import { lookAtDatabase } from "../../platform/db/start/check-database-url.server";
import type { DatabaseConnection } from "../../platform/db/start/started-database";

/** A look that takes longer finds the replica away, ms. */
const lookTimeoutMs = 1_000;

/** Who reads: a request, or what takes its time. */
export type ReplicaUse = "requests" | "background";

type Pools = Record<ReplicaUse, pg.Pool>;

/** What replicas are opened with. */
export type ReplicaParts = {
  /** How the connections of each use are limited, by how they are made. */
  limitsOf: Record<ReplicaUse, (connection: DatabaseConnection) => pg.PoolConfig>;
  /** Hears why a replica is left alone, and with null that it is read from. */
  onState: (host: string, error: Error | null) => void;
};

type Look = { isReplica: boolean; replayed: number | null };

/**
 * A streaming replica, left alone from its first failure until a look finds it again (rule resilience-10).
 */
export class Replica {
  #pools: Pools | null = null;
  #looks: pg.Pool | null = null;
  #connection: DatabaseConnection | null = null;
  #clients = new Set<pg.PoolClient>();
  #replayed = -1;
  #looking: Promise<void> | null = null;
  #wasTold = false;
  #isClosed = false;

  constructor(
    private readonly url: string,
    private readonly parts: ReplicaParts,
  ) {}

  /** Its connections; null while it is left alone. */
  get pools(): Pools | null {
    return this.#pools;
  }

  /**
   * Position in the write-ahead log up to which reads see every change, as of the last look; -1 while left
   * alone.
   */
  get replayed(): number {
    return this.#pools ? this.#replayed : -1;
  }

  /** Sees whether it answers, and how far it is. Looks at the same time are one. */
  look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = null;
    });
    return this.#looking;
  }

  /** Ends its connections, so that what waits for an answer of it is asked elsewhere at once. */
  leaveAlone(error: Error): void {
    const isNews = this.#pools !== null || !this.#wasTold;
    this.#closePools();
    if (isNews && !this.#isClosed) this.#tell(error);
  }

  close(): void {
    this.#isClosed = true;
    this.#closePools();
  }

  async #look(): Promise<void> {
    if (this.#isClosed) return;
    try {
      this.#connection ??= await lookAtDatabase(this.url);
      this.#looks ??= this.#openPool({ max: 1, query_timeout: lookTimeoutMs });
      const { rows } = await this.#looks.query<Look>(
        `select pg_is_in_recovery() as "isReplica", (pg_last_wal_replay_lsn() - '0/0')::bigint as replayed`,
      );
      const [seen] = rows;
      // One that became the primary is none any more: its reads would be load on what they are kept away
      // from.
      if (!seen?.isReplica || seen.replayed === null) throw new Error("it is not a replica");
      this.#replayed = seen.replayed;
    } catch (error) {
      return this.leaveAlone(error as Error);
    }
    if (this.#pools || this.#isClosed) return;
    const { requests, background } = this.parts.limitsOf;
    this.#pools = {
      requests: this.#openPool(requests(this.#connection)),
      background: this.#openPool(background(this.#connection)),
    };
    this.#tell(null);
  }

  #openPool(limits: pg.PoolConfig): pg.Pool {
    const pool = openPool({ ...this.#connection, ...limits, connectionTimeoutMillis: lookTimeoutMs });
    pool.on("connect", (client) => this.#clients.add(client));
    pool.on("remove", (client) => this.#clients.delete(client));
    return pool;
  }

  #closePools(): void {
    const pools = [this.#pools?.requests, this.#pools?.background, this.#looks];
    this.#pools = null;
    this.#looks = null;
    // A server that is stopped in its tracks closes no connection and answers none.
    for (const client of this.#clients) cutOff(client);
    this.#clients.clear();
    for (const pool of pools) pool?.end().catch(() => {});
  }

  #tell(error: Error | null): void {
    this.#wasTold = true;
    this.parts.onState(new URL(this.url).host, error);
  }
}

/** The driver knows its socket, and its types do not. */
function cutOff(client: pg.PoolClient & { connection?: { stream?: { destroy?: () => void } } }): void {
  client.connection?.stream?.destroy?.();
}
