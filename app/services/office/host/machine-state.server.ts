import { readFileSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Config } from "../../platform/config/read-config.server";
import type { Db } from "../../platform/db/pool/open-pool.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { inEachDatabase } from "./databases/hosted-databases.server";
import { ofMails } from "./failed-jobs.server";
import { type HostBase, requireHost } from "./require-host.server";

/** What a host asks of one database. */
type DatabaseState = {
  name: string;
  postgres: string;
  /** How many migrations it has had. */
  migrations: number;
  bytes: number;
  /** Jobs of its shops: to be done, being done, given up after their tries; mails that failed. */
  jobs: { waiting: number; running: number; givenUp: number; failedMails: number };
  connections: { used: number; most: number };
};

/** What a host asks of the machine. */
export type MachineState = {
  release: string;
  node: string;
  /** The home database first; of the others, those that answer. */
  databases: DatabaseState[];
  /** Names of further databases that do not answer. */
  away: string[];
  /** Of the disk that holds the data folder; null where it can't be asked. */
  disk: { freeBytes: number; bytes: number } | null;
  memoryBytes: number;
  upSeconds: number;
};

type Asked = DatabaseState["jobs"] & {
  postgres: string;
  bytes: string;
  used: number;
  most: number;
  migrations: number;
};

/**
 * Versions, disk, memory, jobs and database of this process's machine (rule hosting-6).
 * @throws AppError `forbidden`
 */
export const readMachineState = async (ctx: RequestContext): Promise<MachineState> =>
  machineStateOf(await requireHost(ctx, "view"), ctx.config);

/** The same by a command or in the office. */
export async function machineStateOf(base: HostBase, config: Pick<Config, "dataDir">): Promise<MachineState> {
  const asked = inEachDatabase(base, base, ({ db }, name) => readDatabaseState(db, name));
  const disk = statfs(config.dataDir).then(
    ({ bavail, blocks, bsize }) => ({ freeBytes: bavail * bsize, bytes: blocks * bsize }),
    () => null,
  );
  const { found, away } = await asked;
  return {
    release: release(),
    node: process.version,
    databases: found,
    away,
    disk: await disk,
    memoryBytes: process.memoryUsage().rss,
    upSeconds: process.uptime(),
  };
}

async function readDatabaseState(db: Db, name: string): Promise<DatabaseState> {
  const { rows } = await db.execute<Asked>(sql`
    select current_setting('server_version') as postgres, pg_database_size(current_database())::text as bytes,
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used,
      current_setting('max_connections')::int as most,
      (select count(*)::int from drizzle.__drizzle_migrations) as migrations, j.*
    from (select count(*) filter (where locked_at is null and attempts < max_attempts)::int as waiting,
        count(*) filter (where locked_at is not null)::int as running,
        count(*) filter (where locked_at is null and attempts >= max_attempts)::int as "givenUp",
        count(*) filter (where locked_at is null and last_error is not null
          and ${ofMails(sql`t.identifier`)})::int as "failedMails"
      from graphile_worker._private_jobs k join graphile_worker._private_tasks t on t.id = k.task_id) j`);
  const [row] = rows;
  return {
    name,
    postgres: row?.postgres ?? "",
    migrations: row?.migrations ?? 0,
    bytes: Number(row?.bytes ?? 0),
    jobs: {
      waiting: row?.waiting ?? 0,
      running: row?.running ?? 0,
      givenUp: row?.givenUp ?? 0,
      failedMails: row?.failedMails ?? 0,
    },
    connections: { used: row?.used ?? 0, most: row?.most ?? 0 },
  };
}

const release = () =>
  (JSON.parse(readFileSync(join(process.cwd(), "package.json"), "utf8")) as { version: string }).version;
