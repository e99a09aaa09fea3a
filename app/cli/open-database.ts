import { join } from "node:path";
import type pg from "pg";
import type { OnProgress } from "~/models/platform/log/on-progress";
import { type Config, readConfig } from "~/services/platform/config/read-config.server";
import { requireDatabase } from "~/services/platform/db/start/require-database.server";
import { startDatabase } from "~/services/platform/db/start/start-database.server";
import type { StartedDatabase } from "~/services/platform/db/start/started-database";
import { createProgress } from "./progress";

/** Absolute path of the migrations; npm runs commands in the folder of the product. */
export const migrationsFolder = join(process.cwd(), "app", "services", "platform", "db", "migrations");

/** What a command works with. */
export type OpenDatabase = {
  config: Config;
  /** Starts or joins the database, which is let go of when the command ends. */
  connect: () => Promise<pg.PoolConfig>;
  onProgress: OnProgress;
  say: (line: string) => void;
};

/** Whether a command may make a new data folder and database; else it refuses where there is none. */
export type DatabaseNeed = { mayMake?: boolean };

/**
 * Runs a command that uses the database: beside a running server, or starting the private PostgreSQL for as
 * long as it takes. Before each line that is said, the progress bar is taken away.
 */
export async function withDatabase(
  command: (open: OpenDatabase) => Promise<void>,
  { mayMake = false }: DatabaseNeed = {},
): Promise<void> {
  const config = readConfig(process.env);
  const progress = createProgress(process.stderr, Date.now);
  const say = (line: string) => {
    progress.end();
    console.log(line);
  };
  let database: StartedDatabase | undefined;
  const connect = async () => {
    const { dataDir, databaseUrl, databaseDirectUrl: directUrl } = config;
    if (!mayMake) requireDatabase(config);
    database ??= await startDatabase({ dataDir, databaseUrl, directUrl, log: say });
    return database.connection;
  };
  try {
    await command({ config, connect, say, onProgress: progress.update });
  } finally {
    progress.end();
    await database?.stop();
  }
}
