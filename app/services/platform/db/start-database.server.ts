import { checkDatabaseUrl } from "./check-database-url.server";
import { startPostgres } from "./postgres/start-postgres.server";
import type { DatabaseOptions, StartedDatabase } from "./started-database";

/**
 * Makes sure a database answers: the one at `databaseUrl`, else a private PostgreSQL in the data folder,
 * which is made, started, recovered or joined as need be, and started again should it die while this process
 * uses it.
 * @throws StartError naming what is wrong and how to mend it, never a password
 */
export async function startDatabase(options: DatabaseOptions): Promise<StartedDatabase> {
  if (options.databaseUrl) {
    const connection = await checkDatabaseUrl(options.databaseUrl);
    return { connection, owned: false, stop: async () => {} };
  }
  return startPostgres(options);
}
