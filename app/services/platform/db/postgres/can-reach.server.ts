import { spawnSync } from "node:child_process";
import type { SystemUser } from "./system-user.server";

/**
 * Whether a user can enter a folder, or run a file. Asked of the system as that user, because modes alone do
 * not tell: every folder above counts, and so do access lists and mount options.
 * @param user undefined means this process's own user, who is taken to reach what it made
 * @param path absolute path of something that exists
 */
export function canReach(user: SystemUser | undefined, path: string): boolean {
  if (!user) return true;
  return (
    spawnSync("/bin/sh", ["-c", 'test -x "$1"', "sh", path], { ...user, cwd: "/", stdio: "ignore" })
      .status === 0
  );
}
