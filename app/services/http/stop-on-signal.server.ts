/** How often the parent process is looked for. */
const parentCheckMs = 500;
/** A terminal sends Ctrl-C to npm and to node, and npm hands it on: what comes this soon is the same wish. */
const sameWishMs = 1_000;

/** Ends the process in good order; `exitCode` other than 0 asks the process manager to start it again. */
export type Stop = (reason: string, exitCode: number) => Promise<void>;

/**
 * Stops the process on SIGTERM, SIGINT and SIGHUP, and when the `npm start` that started it is gone
 * (rule operations-3). A second signal, more than a second later, ends it at once.
 * @param close finishes what is under way and lets go of everything
 * @returns the same, for other reasons to stop
 */
export function stopOnSignal(say: (line: string) => void, close: () => Promise<void>): { stop: Stop } {
  let stoppingSinceMs: number | undefined;
  const stop: Stop = async (reason, exitCode) => {
    if (stoppingSinceMs !== undefined) {
      if (performance.now() - stoppingSinceMs > sameWishMs) process.exit(1);
      return;
    }
    stoppingSinceMs = performance.now();
    say(`${reason}: finishing what is under way ...`);
    await close();
    process.exit(exitCode);
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const)
    process.on(signal, () => void stop(signal, 0));
  watchNpm(() => {
    if (stoppingSinceMs === undefined) void stop("npm ended", 0);
  });
  return { stop };
}

/** npm hands SIGTERM and SIGINT on, but dies of others alone. A server started in any other way may outlive its shell. */
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
