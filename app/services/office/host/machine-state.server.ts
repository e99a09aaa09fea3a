import { readFileSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { RequestContext } from "../../shops/context/request-context.server";
import { requireHost } from "./require-host.server";

/** What a host asks of the machine. */
export type MachineState = {
  release: string;
  node: string;
  postgres: string;
  databaseBytes: number;
  connections: { used: number; most: number };
  /** Of the disk that holds the data folder; null where it can't be asked. */
  disk: { freeBytes: number; bytes: number } | null;
  memoryBytes: number;
  upSeconds: number;
};

/**
 * Versions, disk, memory and database of this process's machine (rule hosting-6).
 * @throws AppError `forbidden`
 */
export async function readMachineState(ctx: RequestContext): Promise<MachineState> {
  const { db } = await requireHost(ctx, "view");
  const asked = db.execute<{ postgres: string; bytes: string; used: number; most: number }>(sql`
    select current_setting('server_version') as postgres, pg_database_size(current_database())::text as bytes,
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used,
      current_setting('max_connections')::int as most`);
  const disk = statfs(ctx.config.dataDir).then(
    ({ bavail, blocks, bsize }) => ({ freeBytes: bavail * bsize, bytes: blocks * bsize }),
    () => null,
  );
  const [row] = (await asked).rows;
  return {
    release: release(),
    node: process.version,
    postgres: row?.postgres ?? "",
    databaseBytes: Number(row?.bytes ?? 0),
    connections: { used: row?.used ?? 0, most: row?.most ?? 0 },
    disk: await disk,
    memoryBytes: process.memoryUsage().rss,
    upSeconds: process.uptime(),
  };
}

const release = () =>
  (JSON.parse(readFileSync(join(process.cwd(), "package.json"), "utf8")) as { version: string }).version;
