import { readdirSync, readFileSync } from "node:fs";

/** Fields of a process behind its name, from its state on; null where it has ended. */
function statOf(pid: number | string): string[] | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? null;
  } catch {
    return null;
  }
}

const msOf = (fields: string[], ...places: number[]) =>
  places.reduce((sum, place) => sum + Number(fields[place]), 0) * 10;

/** Processor time of a process in the kernel's steps of 10 ms, ms. */
export const processMs = (pid: number): number => msOf(statOf(pid) ?? [], 11, 12) || 0;

/** Processor time of a whole PostgreSQL, its processes that have ended included. @param pid one of its processes */
export function postgresMs(pid: number): number {
  const parent = statOf(pid)?.[1];
  const own = parent === undefined ? null : statOf(parent);
  if (!own) return 0;
  const children = readdirSync("/proc").flatMap((name) => {
    const fields = /^\d+$/.test(name) ? statOf(name) : null;
    return fields && fields[1] === parent ? [msOf(fields, 11, 12)] : [];
  });
  // Its own, and those of its children that it has waited for.
  return children.reduce((sum, ms) => sum + ms, msOf(own, 11, 12, 13, 14));
}
