import { createStop, type Stop } from "./create-stop.server";

/** How often the parent process is looked for. */
const parentCheckMs = 500;

/**
 * Stops the process on SIGTERM, SIGINT and SIGHUP, and when the `npm start` that started it is gone
 * (rule operations-3). A second signal, more than a second later, ends it at once; so does the end of its
 * time.
 * @param close finishes what is under way and lets go of everything
 * @param limitMs how long that may take, ms
 * @returns the same, for other reasons to stop
 */
export function stopOnSignal(
  say: (line: string) => void,
  close: () => Promise<void>,
  limitMs: number,
): { stop: Stop } {
  const kill = () => void process.kill(process.pid, "SIGKILL");
  const { stop, isStopping } = createStop({ say, close, limitMs, exit: (code) => process.exit(code), kill });
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const)
    process.on(signal, () => void stop(signal, 0));
  watchNpm(() => {
    if (!isStopping()) void stop("npm ended", 0);
  });
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
