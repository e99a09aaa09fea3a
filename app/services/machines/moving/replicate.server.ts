import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { moveNames, type Side } from "./move";
import { tenantTables } from "./tenant-tables.server";

const dropStreams = "select pg_drop_replication_slot(slot_name) from pg_replication_slots";

const askAgainMs = 5;
const lookAgainMs = 200;

/** Says what of the tenant is written in this database, for the other one to follow. */
export async function publish({ pool }: Side, tenantId: string): Promise<void> {
  const { publication } = moveNames(tenantId);
  const tables = (await tenantTables(pool)).map(
    ({ table, key }) => `table only public.${table} where (${key} = '${tenantId}'::uuid)`,
  );
  await pool.query(`create publication ${publication} for ${tables.join(", ")}`);
}

/** Keeps what is written from here on, for a subscription of this name. */
export async function keepChanges({ pool }: Side, stream: string): Promise<void> {
  await pool.query("select pg_create_logical_replication_slot($1, 'pgoutput')", [stream]);
}

/**
 * Follows what the other database publishes.
 * @param copies whether the rows that are there are copied first
 */
export async function follow(
  at: Side,
  { of, tenantId, name, copies }: { of: Side; tenantId: string; name: string; copies: boolean },
): Promise<void> {
  const { publication } = moveNames(tenantId);
  const address = pg.escapeLiteral(libpqAddress(of.connection));
  // What it did is on the disk before it says so, and said at once.
  const options = `create_slot = false, slot_name = '${name}', copy_data = ${copies}, synchronous_commit = 'local'`;
  await at.pool.query(
    `create subscription ${name} connection ${address} publication ${publication} with (${options})`,
  );
}

/** How many tables are copied, of how many; null where no such subscription is. */
export async function copyProgress(
  { pool }: Side,
  name: string,
): Promise<{ done: number; total: number } | null> {
  const { rows } = await pool.query<{ done: number; total: number }>(
    `select count(*) filter (where r.srsubstate = 'r') as done, count(*) as total
     from pg_subscription s join pg_subscription_rel r on r.srsubid = s.oid
     where s.subname = $1 and s.subdbid = (select oid from pg_database where datname = current_database())`,
    [name],
  );
  return rows[0]?.total ? rows[0] : null;
}

/** Waits until every row was copied. */
export async function untilCopied(
  at: Side,
  name: string,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  for (;;) {
    const progress = await copyProgress(at, name);
    if (!progress) throw new Error(`The subscription ${name} is gone`);
    onProgress(progress.done, progress.total);
    if (progress.done === progress.total) return;
    await delay(lookAgainMs);
  }
}

/** A position after everything that is committed here so far, all of it on the disk. */
export async function positionNow({ pool }: Side): Promise<string> {
  const { rows } = await pool.query<{ position: string }>(
    "select pg_logical_emit_message(true, 'move', '')::text as position",
  );
  return rows[0]?.position ?? "";
}

/**
 * Waits until the follower of a stream has done what was committed before a position.
 * @param withinMs how long; absent for as long as it takes
 * @returns false where it was not done in time
 */
export async function untilDone(
  of: Side,
  stream: string,
  position: string,
  withinMs = Number.POSITIVE_INFINITY,
): Promise<boolean> {
  const untilMs = performance.now() + withinMs;
  for (;;) {
    const { rows } = await of.pool.query<{ done: boolean }>(
      "select confirmed_flush_lsn >= $2::pg_lsn as done from pg_replication_slots where slot_name = $1",
      [stream, position],
    );
    if (!rows[0]) throw new Error(`The replication slot ${stream} is gone`);
    if (rows[0].done) return true;
    if (performance.now() > untilMs) return false;
    await delay(askAgainMs);
  }
}

/** Forgets what a stream kept of the time before a position. */
export async function skipTo({ pool }: Side, stream: string, position: string): Promise<void> {
  await pool.query("select pg_replication_slot_advance($1, $2::pg_lsn)", [stream, position]);
}

/**
 * Ends a subscription, if it is there, with what the other database keeps for it.
 *
 * Its workers stop first. A copy that one of them is still beginning waits for every transaction of its
 * server: where both databases are on one server that would be the one that drops the subscription, and this
 * one waits for the copy.
 */
export async function stopFollowing({ pool }: Side, { of, name }: { of: Side; name: string }): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    `select oid as id from pg_subscription
     where subname = $1 and subdbid = (select oid from pg_database where datname = current_database())`,
    [name],
  );
  const id = rows[0]?.id;
  if (!id) return;
  await pool.query(`alter subscription ${name} disable`);
  const working = "select from pg_stat_subscription where subid = $1 and pid is not null";
  while ((await pool.query(working, [id])).rowCount) await delay(askAgainMs);
  const making = "select from pg_replication_slots where slot_name like $1 and active";
  while ((await of.pool.query(making, [`pg\\_${id}\\_sync\\_%`])).rowCount) await delay(askAgainMs);
  await pool.query(`drop subscription ${name}`);
}

/** Ends what {@link publish} and {@link keepChanges} began, as far as it is there. */
export async function unpublish({ pool }: Side, tenantId: string, streams: readonly string[]): Promise<void> {
  await pool.query(`${dropStreams} where slot_name = any($1::text[]) and database = current_database()`, [
    streams,
  ]);
  await pool.query(`drop publication if exists ${moveNames(tenantId).publication}`);
}

/** An address as PostgreSQL itself takes it. */
function libpqAddress({ connectionString, host, port, user, password, database }: pg.PoolConfig): string {
  if (connectionString) return connectionString;
  const parts = { host, port, user, password, dbname: database };
  return Object.entries(parts)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}='${String(value).replace(/[\\']/g, "\\$&")}'`)
    .join(" ");
}
