// @public

import type { Log } from "../log/log.server";
import type { Stop } from "./create-stop.server";

/** Time limit of a shutdown after an uncaught exception. */
const endWithinMs = 20_000;

/** The part of `process` used here. */
export type FaultSource = {
  on(event: "unhandledRejection" | "uncaughtException", listener: (error: unknown) => void): unknown;
  exit(code: number): unknown;
};

/**
 * Answers what no code caught (rule resilience-4). A rejection that no code awaited is logged with its stack
 * and counted; the process goes on, because only the work that rejected is lost. An exception that no code
 * caught may have left anything half done: it is logged, what is under way is finished, and the process ends
 * with 1 for its manager to start it again.
 */
export function answerProcessFaults(source: FaultSource, log: Log, stop: Stop): void {
  let rejections = 0;
  source.on("unhandledRejection", (error) => {
    rejections += 1;
    log.error("unhandled rejection", { error, count: rejections });
  });
  let isEnding = false;
  source.on("uncaughtException", (error) => {
    log.error("uncaught exception", { error });
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => source.exit(1), endWithinMs).unref();
    stop("uncaught exception", 1).catch(() => source.exit(1));
  });
}
