import { readFileSync } from "node:fs";

/** What Linux counts processor time in, ms. */
const tickMs = 10;

/**
 * Processor time a process has had, of all its threads, ms. Where the system does not tell, the time that
 * passed: a process that waits for a busy processor is then late sooner.
 */
export function processorMs(pid: number | undefined): number {
  try {
    // The name of the program, in parentheses, may have spaces.
    const [, ...fields] = readFileSync(`/proc/${pid}/stat`, "latin1").split(") ");
    const [user, system] = fields.join(") ").split(" ").slice(11, 13).map(Number);
    return ((user ?? 0) + (system ?? 0)) * tickMs;
  } catch {
    return performance.now();
  }
}
