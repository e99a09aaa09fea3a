import { existsSync, mkdirSync, readFileSync, rmdirSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";

// CPU seconds of whole suites, whatever processes they start and however these end. Linux counts them for a
// control group; elsewhere the seconds of all processors are counted, which is right on an idle machine.

const hierarchies = [
  { root: "/sys/fs/cgroup/cpuacct", file: "cpuacct.usage", secondsOf: (text) => Number(text) / 1e9 },
  {
    root: "/sys/fs/cgroup",
    file: "cpu.stat",
    secondsOf: (text) => Number(/usage_usec (\d+)/.exec(text)?.[1] ?? 0) / 1e6,
  },
];

/**
 * Opens an account for one suite.
 * @param {string} name
 * @param {readonly string[]} command
 * @returns {{ command: readonly string[], seconds: () => number | null }} the command to run instead, and
 * what it has used
 *   so far, the processes it left running included; null where suites cannot be told apart
 */
export function accountFor(name, command) {
  const group = makeGroup(`awning-${process.pid}-${name.replaceAll(" ", "-")}`);
  if (!group) return { command, seconds: () => null };
  const { folder, file, secondsOf } = group;
  return {
    command: ["/bin/sh", "-c", 'echo $$ > "$0/cgroup.procs"; exec "$@"', folder, ...command],
    seconds: () => secondsOf(readFileSync(join(folder, file), "utf8")),
  };
}

const made = [];

function makeGroup(name) {
  for (const { root, ...rest } of hierarchies) {
    const folder = join(root, name);
    try {
      mkdirSync(folder);
      made.push(folder);
      if (existsSync(join(folder, "cgroup.procs")) && existsSync(join(folder, rest.file)))
        return { folder, ...rest };
    } catch {
      // Not Linux, or not allowed.
    }
  }
  return null;
}

/** Removes the groups whose processes have ended. */
export function closeAccounts() {
  for (const folder of made) {
    try {
      rmdirSync(folder);
    } catch {
      // A process that outlives its suite keeps it.
    }
  }
}

/** CPU seconds of all processors since they were started. */
export const machineSeconds = () =>
  cpus().reduce((sum, { times: { user, nice, sys } }) => sum + user + nice + sys, 0) / 1000;
