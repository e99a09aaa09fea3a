import { noteListeningPort } from "~/services/platform/config/listening-port.server";
import type { Config } from "~/services/platform/config/read-config.server";
import type { Db } from "~/services/platform/db/pool/open-pool.server";
import type { Log } from "~/services/platform/log/log.server";
import { tellAddresses } from "~/services/shops/directory/tell-addresses.server";
import { tellOwnerLinks } from "./tell-owner-links.server";

/** Writes down the port for the command line, and says where the shops are and how their owners come in. */
export async function tellStart(
  db: Db,
  { config, log, port, say }: { config: Config; log: Log; port: number; say: (line: string) => void },
): Promise<void> {
  await noteListeningPort(config.dataDir, port);
  await tellAddresses(db, config, port, say);
  await tellOwnerLinks(db, { config, log, port, say });
}
