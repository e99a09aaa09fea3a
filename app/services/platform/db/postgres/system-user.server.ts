import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";
import { StartError } from "../../config/start-error";

/** A user other than the one this process runs as. */
export interface SystemUser {
  uid: number;
  gid: number;
}

/**
 * The user PostgreSQL has to run as. It refuses root, so root lends it an ordinary one: the owner of the
 * cluster already, else `postgres`, else `nobody`.
 * @param cluster absolute path of the cluster, which need not exist
 * @returns undefined when this process is an ordinary user itself
 * @throws StartError when root finds no ordinary user
 */
export function findSystemUser(cluster: string): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const user = lookUp("postgres") ?? lookUp("nobody");
  if (user) return user;
  throw new StartError(
    "PostgreSQL refuses to run as root and there is no user postgres or nobody: add one, or set DATABASE_URL.",
  );
}

function lookUp(name: string): SystemUser | undefined {
  try {
    const [uid = 0, gid = 0] = ["-u", "-g"].map((option) => {
      const answer = execFileSync("id", [option, name], {
        encoding: "utf8",
        stdio: ["ignore", "pipe", "ignore"],
      });
      // macOS prints nobody's -2 as 4294967294, which spawn refuses.
      return Number(answer) | 0;
    });
    return uid === 0 ? undefined : { uid, gid };
  } catch {
    return undefined;
  }
}
