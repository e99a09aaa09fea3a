// @public

import { existsSync } from "node:fs";
import type { Config } from "../../config/read-config.server";
import { StartError } from "../../config/start-error";
import { hasCluster } from "../postgres/place-cluster.server";

/**
 * Refuses to go on where there is no database yet (rule operations-15). A command that is run without the
 * environment of its service would otherwise make a second, empty one, with keys of its own, and say that all
 * went well.
 * @throws StartError naming how to run the command
 */
export function requireDatabase({ dataDir, databaseUrl }: Pick<Config, "dataDir" | "databaseUrl">): void {
  if (databaseUrl ? existsSync(dataDir) : hasCluster(dataDir)) return;
  const missing = databaseUrl ? `There is no data folder ${dataDir}` : `There is no database in ${dataDir}`;
  throw new StartError(
    `${missing}: run this as the service’s user with its DATA_DIR and DATABASE_URL ("Commands beside the service" in docs/operations.md), or start the server first; create --first makes the first shop of a new host.`,
  );
}
