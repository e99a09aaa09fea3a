import type { Server } from "node:http";

/** How long requests under way may take to finish once a stop was asked for. */
const drainMs = 10_000;

/**
 * On SIGTERM or SIGINT: takes no new requests, lets those under way finish, closes the rest, ends the process. A
 * second signal ends it at once.
 */
export function stopOnSignal(server: Server, say: (line: string) => void, close: () => Promise<void>): void {
  let isStopping = false;
  const stop = async (signal: string) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    say(`${signal}: finishing what is under way ...`);
    const drained = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    const timer = setTimeout(() => server.closeAllConnections(), drainMs);
    await drained;
    clearTimeout(timer);
    await close();
    process.exit(0);
  };
  process.on("SIGTERM", () => void stop("SIGTERM"));
  process.on("SIGINT", () => void stop("SIGINT"));
}
