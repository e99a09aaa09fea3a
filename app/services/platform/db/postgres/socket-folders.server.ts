import { chownSync, lstatSync, mkdirSync, rmdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { canReach } from "./can-reach.server";
import { type ClusterPlace, clusterFolder } from "./place-cluster.server";

/** Unix allows 107 bytes in the address of a socket, macOS 103. */
const longestSocketPath = 103;
const socketName = "/.s.PGSQL.5432";

/**
 * The folders PostgreSQL puts its socket into: the cluster's own where its path is short enough, and always a
 * short one among the temporary folders, for paths that are long and file systems that hold no sockets.
 * PostgreSQL notes the one that worked in its postmaster.pid.
 */
export function socketFolders(place: ClusterPlace): string[] {
  const inCluster = clusterFolder(place);
  return [...(fits(inCluster) ? [inCluster] : []), ...temporaryFolder(place)];
}

function fits(folder: string): boolean {
  // A comma separates folders in the setting.
  return Buffer.byteLength(folder + socketName) <= longestSocketPath && !folder.includes(",");
}

const temporaryFolders = (key: string) =>
  [tmpdir(), "/tmp", "/var/tmp"].map((base) => join(base, `awning-${key}`)).filter(fits);

/** Made for PostgreSQL's user alone. One that another user made there first is passed over. */
function temporaryFolder({ key, user }: ClusterPlace): string[] {
  const uid = user?.uid ?? process.getuid?.();
  const found = temporaryFolders(key).find((folder) => {
    try {
      mkdirSync(folder, { mode: 0o700 });
      if (user) chownSync(folder, user.uid, user.gid);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") return false;
    }
    const stat = lstatSync(folder, { throwIfNoEntry: false });
    return stat?.isDirectory() === true && stat.uid === uid && canReach(user, folder);
  });
  return found ? [found] : [];
}

/** Removes the temporary folder of a server that has stopped. One that is in use again stays. */
export function removeSocketFolders({ key }: ClusterPlace): void {
  for (const folder of temporaryFolders(key)) {
    try {
      rmdirSync(folder);
    } catch {
      // Not there, not empty or not ours.
    }
  }
}
