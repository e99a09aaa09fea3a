import type { Server } from "node:http";

/** How long requests under way may take to finish once a stop was asked for. */
const drainMs = 10_000;

/** Ends the process in good order; `exitCode` other than 0 asks the process manager to start it again. */
export type Stop = (reason: string, exitCode: number) => Promise<void>;

/**
 * On SIGTERM or SIGINT: takes no new requests, lets those under way finish, closes the rest, ends the process. A
 * second signal ends it at once.
 * @returns the same, for other reasons to stop
 */
export function stopOnSignal(
  server: Server,
  say: (line: string) => void,
  close: () => Promise<void>,
): { stop: Stop } {
  let isStopping = false;
  const stop: Stop = async (reason, exitCode) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    say(`${reason}: finishing what is under way ...`);
    const drained = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    const timer = setTimeout(() => server.closeAllConnections(), drainMs);
    await drained;
    clearTimeout(timer);
    await close();
    process.exit(exitCode);
  };
  process.on("SIGTERM", () => void stop("SIGTERM", 0));
  process.on("SIGINT", () => void stop("SIGINT", 0));
  return { stop };
}
