import { spawnSync } from "node:child_process";

/**
 * A number made of the commit's name: one commit tries the same cases always, and the next one others. 1
 * without history.
 */
export function seedOfCommit(): number {
  const { stdout } = spawnSync("git", ["rev-parse", "--short=7", "HEAD"], { encoding: "utf8" });
  return Number.parseInt(stdout?.trim() || "1", 16);
}
