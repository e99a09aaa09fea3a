import { chmodSync, lstatSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { canReach } from "./can-reach.server";
import type { SystemUser } from "./system-user.server";

/** Where files may lie that must outlive a reboot, and files that can be made again. */
const candidates = {
  lasting: () => ["/var/lib/awning", "/opt/awning", "/srv/awning"],
  passing: () => [...(process.getuid?.() === 0 ? ["/var/lib/awning"] : []), ...temporaryFolders()],
};

function temporaryFolders(): string[] {
  const own = `awning-${process.getuid?.() ?? "user"}`;
  return [...new Set([tmpdir(), "/tmp", "/var/tmp"])].map((folder) => `${folder}/${own}`);
}

/**
 * Finds or makes a folder outside the checkout that this process writes and the given user can enter.
 * A folder that another user made there first is passed over: it cannot be trusted.
 * @returns an absolute path, or undefined when there is none
 */
export function findSharedPlace(
  kind: "lasting" | "passing",
  user: SystemUser | undefined,
): string | undefined {
  return candidates[kind]().find((folder) => {
    try {
      mkdirSync(folder, { recursive: true });
      const found = lstatSync(folder);
      if (!found.isDirectory() || (process.getuid && found.uid !== process.getuid())) return false;
      if (user) chmodSync(folder, 0o711);
      return canReach(user, folder);
    } catch {
      return false;
    }
  });
}
