import { spawnSync } from "node:child_process";
import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";

const diskMb = 500;
const chunk = Buffer.alloc(1 << 20, 1);

/** A disk of its own under a folder, small enough to be filled. */
export type LimitedDisk = { fill: () => void; empty: () => void; remove: () => void };

/** Mounts one in memory; null where the system does not allow it, as it does not to ordinary users. */
export function mountLimitedDisk(folder: string): LimitedDisk | null {
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${diskMb}m,mode=755`, "tmpfs", folder]);
  if (mounted.status !== 0) return null;
  const filler = join(folder, "filler");
  return {
    fill() {
      const file = openSync(filler, "w");
      try {
        for (;;) writeSync(file, chunk);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
      } finally {
        closeSync(file);
      }
    },
    empty: () => rmSync(filler, { force: true }),
    remove: () => void spawnSync("umount", ["-l", folder]),
  };
}
