import { execFileSync } from "node:child_process";
import { chmodSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The private PostgreSQL of a data folder, as seen by someone who means it harm. Signals its own processes
 * alone.
 */
export class PrivatePostgres {
  readonly #cluster: string;

  constructor(dataDir: string) {
    this.#cluster = join(dataDir, "postgres", "cluster");
  }

  /** Ends the server as a power cut would; whether there was one. */
  kill(): boolean {
    const pid = this.#pid();
    return pid !== null && signal(pid, "SIGKILL");
  }

  /** Ends it and lets none start until the returned function is called: its folder cannot be entered. */
  keepDown(): () => void {
    // Its number can only be read while the folder can be entered.
    const pid = this.#pid();
    chmodSync(this.#cluster, 0o000);
    if (pid !== null) signal(pid, "SIGKILL");
    return () => chmodSync(this.#cluster, 0o700);
  }

  /** Stops all of its processes for as long as something takes, as a disk does that does not answer. */
  async whileFrozen(wait: () => Promise<void>): Promise<void> {
    const pid = this.#pid();
    const all = pid === null ? [] : [pid, ...childrenOf(pid)];
    for (const each of all) signal(each, "SIGSTOP");
    try {
      await wait();
    } finally {
      for (const each of all) signal(each, "SIGCONT");
    }
  }

  #pid(): number | null {
    try {
      const pid = Number(readFileSync(join(this.#cluster, "postmaster.pid"), "utf8").split("\n")[0]);
      return pid > 1 && commandOf(pid).includes(this.#cluster) ? pid : null;
    } catch {
      return null;
    }
  }
}

const ps = (...options: string[]) => execFileSync("ps", options, { encoding: "utf8" });
const commandOf = (pid: number) => ps("-o", "args=", "-p", String(pid));

function childrenOf(parent: number): number[] {
  const rows = ps("-A", "-o", "pid=,ppid=").trim().split("\n");
  return rows
    .map((row) => row.trim().split(/\s+/).map(Number))
    .flatMap(([pid, ppid]) => (pid && ppid === parent ? [pid] : []));
}

function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}
