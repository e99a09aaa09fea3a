import { createHash } from "node:crypto";
import {
  chmodSync,
  existsSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { ensureDataFolder } from "../../config/ensure-data-folder.server";
import { StartError } from "../../config/start-error";
import { canReach } from "./can-reach.server";
import { findSharedPlace } from "./shared-place.server";
import { findSystemUser, type SystemUser } from "./system-user.server";

/** The private PostgreSQL of one data folder. */
export interface ClusterPlace {
  /** Absolute path of the folder that holds the cluster, its password and its log. */
  home: string;
  /** Who PostgreSQL runs as; undefined means as this process does. */
  user: SystemUser | undefined;
  /** Short name of this data folder, the same at every start. */
  key: string;
  /** Absolute path of the data folder, without symbolic links. */
  dataDir: string;
}

/** Everything in a cluster's home that has a fixed name. */
export const clusterFolder = (place: ClusterPlace) => join(place.home, "cluster");
export const passwordFile = (place: ClusterPlace) => join(place.home, "password");
export const logFile = (place: ClusterPlace) => join(place.home, "postgres.log");
const pointerFile = (dataDir: string) => join(dataDir, "postgres-location");

/** Whether a data folder has a private database, in it or elsewhere. */
export const hasCluster = (dataDir: string): boolean =>
  existsSync(join(dataDir, "postgres", "cluster")) || existsSync(pointerFile(dataDir));

/**
 * Decides where the cluster of a data folder lies: in it, unless PostgreSQL must run as another user (we are
 * root) who cannot enter it. Then it lies under /var/lib/awning, and `postgres-location` in the data folder
 * says where.
 * @throws StartError when the data folder can't be written or no place serves
 */
export function placeCluster(dataDir: string, log: (line: string) => void): ClusterPlace {
  const isNew = !existsSync(dataDir);
  ensureDataFolder(dataDir);
  const folder = realpathSync(dataDir);
  const key = createHash("sha256").update(folder).digest("hex").slice(0, 12);
  const recorded = readPointer(folder);
  const home = recorded ?? join(folder, "postgres");
  const user = findSystemUser(join(home, "cluster"));
  const place = { home, user, key, dataDir: folder };
  if (!user) {
    refuseForeignCluster(home);
    return place;
  }
  if (recorded) {
    log(outside(folder, recorded));
    return place;
  }
  if (isNew) chmodSync(folder, 0o755);
  if (canReach(user, folder)) return place;

  const shared = findSharedPlace("lasting", user);
  if (!shared) {
    throw new StartError(
      `PostgreSQL can’t run as root and no other user can enter ${folder}: set DATA_DIR to a folder others can enter.`,
    );
  }
  log(outside(folder, join(shared, key)));
  return { ...place, home: join(shared, key) };
}

/** Said at every start: who copies the data folder alone would copy no database. */
const outside = (dataDir: string, home: string): string =>
  `Only root can enter ${dataDir}, so the database is not in it but in ${home}: npm run shop -- backup has both.`;

/** Remembers a cluster that lies elsewhere, once it is there, so that losing it later is noticed. */
export function recordPlace(place: ClusterPlace): void {
  const pointer = pointerFile(place.dataDir);
  if (place.home.startsWith(place.dataDir) || existsSync(pointer)) return;
  writeFileSync(`${pointer}.${process.pid}`, `${place.home}\n`);
  renameSync(`${pointer}.${process.pid}`, pointer);
}

function readPointer(dataDir: string): string | undefined {
  const pointer = pointerFile(dataDir);
  if (!existsSync(pointer)) return undefined;
  const home = readFileSync(pointer, "utf8").trim();
  if (existsSync(join(home, "cluster"))) return home;
  throw new StartError(
    `The database of ${dataDir} should be in ${home} but is not: bring it back, or remove ${pointer} to start empty.`,
  );
}

/** A cluster that root once made belongs to another user, who alone may run it. */
function refuseForeignCluster(home: string): void {
  const cluster = statSync(join(home, "cluster"), { throwIfNoEntry: false });
  if (cluster && process.getuid && cluster.uid !== process.getuid()) {
    throw new StartError(
      `The database in ${home} belongs to another user: start as root or as that user, or set another DATA_DIR.`,
    );
  }
}
