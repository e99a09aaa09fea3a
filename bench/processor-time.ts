import { readFileSync } from "node:fs";

/** Processor time of a process in the kernel's steps of 10 ms, ms; 0 where it has ended. */
export function processMs(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return 0;
  }
}
