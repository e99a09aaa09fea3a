import { execFileSync } from "node:child_process";
import { readFileSync, readlinkSync, realpathSync } from "node:fs";

/** A running process as the system describes it. */
export interface RunningProcess {
  /** Path or name of the program it runs. */
  executable: string;
  /** Whether it is PostgreSQL's server of a data folder; absent where the system cannot say. */
  worksIn?: (folder: string) => boolean;
  /** ms since 1970; absent where the system cannot say. */
  startedAtMs?: number;
}

/** Kernels count a process's start in hundredths of a second, whatever their own clock does. */
const ticksPerSecond = 100;

/**
 * Describes a process, from /proc on Linux and from the system's own list elsewhere; undefined when it is
 * gone.
 */
export function inspectProcess(pid: number): RunningProcess | undefined {
  try {
    if (process.platform === "linux") return fromProc(pid);
    if (process.platform === "win32") return fromTaskList(pid);
    return fromPs(pid);
  } catch {
    return undefined;
  }
}

/**
 * The links `exe` and `cwd` are closed to root in a container without the right to trace; the arguments are
 * open to everyone, so they are read in that case.
 */
function fromProc(pid: number): RunningProcess {
  const [program = "", ...args] = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
  const folder = link(`/proc/${pid}/cwd`) ?? args[args.indexOf("-D") + 1] ?? "";
  // The name in brackets may hold spaces and brackets of its own.
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const bootedAt = Number(/^btime (\d+)/m.exec(readFileSync("/proc/stat", "utf8"))?.[1]);
  return {
    // A program that was replaced by an upgrade while it runs.
    executable: (link(`/proc/${pid}/exe`) ?? program).replace(/ \(deleted\)$/, ""),
    worksIn: (expected) => real(folder) === real(expected),
    startedAtMs: (bootedAt + Number(fields[19]) / ticksPerSecond) * 1000,
  };
}

function fromPs(pid: number): RunningProcess {
  const options = { encoding: "utf8", env: { ...process.env, LC_ALL: "C", TZ: "UTC" } } as const;
  const ask = (field: string) =>
    execFileSync("ps", ["-ww", "-o", `${field}=`, "-p", String(pid)], options).trim();
  const command = ask("command");
  return {
    executable: ask("comm"),
    worksIn: (folder) => `${command} `.includes(`postgres -D ${folder} `),
    startedAtMs: Date.parse(`${ask("lstart")} UTC`),
  };
}

function fromTaskList(pid: number): RunningProcess | undefined {
  const list = execFileSync("tasklist", ["/FI", `PID eq ${pid}`, "/FO", "CSV", "/NH"], { encoding: "utf8" });
  const executable = /^"([^"]+)"/m.exec(list)?.[1];
  return executable ? { executable } : undefined;
}

function link(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}

function real(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}
