// @public

import { createStop, type Stop } from "./create-stop.server";

/** How often the parent process is looked for. */
const parentCheckMs = 500;

/** How the process ends. */
type SignalParts = {
  say: (line: string) => void;
  /** Finishes what is under way and lets go of everything. */
  close: () => Promise<void>;
  /** How long that may take, ms. */
  limitMs: number;
  /** What else ends when the process ends by force. */
  beforeKill?: () => void;
  /** Whether another process decides when its time is over: then a second signal says nothing new. */
  isOneOfMany?: boolean;
};

/**
 * Stops the process on SIGTERM, SIGINT and SIGHUP, and when the `npm start` that started it is gone
 * (rule operations-3). A second signal, more than a second later, ends it at once; so does the end of its
 * time.
 * @returns the same, for other reasons to stop
 */
export function stopOnSignal({
  say,
  close,
  limitMs,
  beforeKill = () => {},
  isOneOfMany = false,
}: SignalParts): { stop: Stop } {
  const kill = () => {
    beforeKill();
    process.kill(process.pid, "SIGKILL");
  };
  const { stop, isStopping } = createStop({ say, close, limitMs, exit: (code) => process.exit(code), kill });
  const stopOnce = (reason: string) => {
    if (!isStopping()) void stop(reason, 0);
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const)
    process.on(signal, () => (isOneOfMany ? stopOnce(signal) : void stop(signal, 0)));
  watchNpm(() => stopOnce("npm ended"));
  return { stop };
}

/**
 * npm hands SIGTERM and SIGINT on, but dies of others alone. A server started in any other way may outlive
 * its shell.
 */
function watchNpm(onGone: () => void): void {
  if (process.env.npm_lifecycle_event !== "start") return;
  const npm = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(timer);
    onGone();
  }, parentCheckMs);
  timer.unref();
}
