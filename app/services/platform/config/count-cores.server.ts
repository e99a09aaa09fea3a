import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";

/** Where Linux says how much processor time a container may use: microseconds in each period, or `max`. */
const quotaFile = "/sys/fs/cgroup/cpu.max";

/**
 * The cores this process may use: those of the machine, or fewer where it is bound to some of them or a
 * container limits its processor time.
 * @param file where the limit is written; without it there is none
 */
export function countCores(file = quotaFile): number {
  const cores = availableParallelism();
  try {
    const [quota = 0, period = 0] = readFileSync(file, "utf8").split(" ").map(Number);
    return quota > 0 && period > 0 ? Math.max(1, Math.min(cores, Math.ceil(quota / period))) : cores;
  } catch {
    return cores;
  }
}
