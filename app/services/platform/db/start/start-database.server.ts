// @public

import { StartError } from "../../config/start-error";
import { startPostgres } from "../postgres/start-postgres.server";
import { checkDatabaseUrl } from "./check-database-url.server";
import type { DatabaseOptions, StartedDatabase } from "./started-database";

/**
 * Makes sure a database answers: the one at `directUrl` or `databaseUrl`, else a private PostgreSQL in the
 * data folder, which is made, started, recovered or joined as need be, and started again should it die while
 * this process uses it.
 * @throws StartError naming what is wrong and how to mend it, never a password
 */
export async function startDatabase(options: DatabaseOptions): Promise<StartedDatabase> {
  const { databaseUrl, directUrl } = options;
  const url = directUrl ?? databaseUrl;
  if (!url) return startPostgres(options);
  const variable = directUrl ? "DATABASE_DIRECT_URL" : "DATABASE_URL";
  const connection = await checkDatabaseUrl(url, variable);
  if (connection.isPooled)
    throw new StartError(
      `${variable} leads to a pooler: set DATABASE_DIRECT_URL to PostgreSQL itself, for jobs, news of changes and migrations.`,
    );
  return { connection, owned: false, stop: async () => {} };
}
