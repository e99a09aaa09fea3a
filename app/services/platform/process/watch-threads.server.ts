// @public

import { randomFill } from "node:crypto";
import type { Log } from "../log/log.server";

/** How often it is asked whether a thread is free, ms. */
const everyMs = 1_000;
/** A process whose threads took nothing for this long is not ready, ms. */
const starvedAfterMs = 5_000;
/** A process whose threads took nothing for this long is started again, ms. */
const hopelessAfterMs = 60_000;

/** What is asked of a thread: it says when it was done. */
export type AskThread = (done: () => void) => void;

/** A thread that fills 16 bytes needs no disk, which may be slow for reasons of its own. */
const fillBytes: AskThread = (done) => randomFill(Buffer.alloc(16), done);

/** What the watch needs; tests have a clock and threads of their own. */
type WatchParts = {
  log: Log;
  /** Called once when there is no hope that a thread comes back. */
  onHopeless: () => void;
  nowMs?: () => number;
  ask?: AskThread;
};

/**
 * Watches the four threads that node gives files, hashing and lookups of names: with all of them busy
 * `/healthz` still answers, and no page does (rule resilience-9).
 * @returns whether they are starved, `look` that asks once, and how to stop
 */
export function watchThreads({
  log,
  onHopeless,
  nowMs = performance.now.bind(performance),
  ask = fillBytes,
}: WatchParts) {
  let askedMs: number | null = null;
  let isSaid = false;
  let isHopeless = false;
  const waitedMs = () => (askedMs === null ? 0 : nowMs() - askedMs);
  const isStarved = () => waitedMs() >= starvedAfterMs;
  const look = () => {
    if (askedMs === null) {
      askedMs = nowMs();
      ask(() => {
        const waitMs = waitedMs();
        askedMs = null;
        if (isSaid) log.warn("threads are free again", { waitMs });
        isSaid = false;
      });
      return;
    }
    if (isStarved() && !isSaid) {
      isSaid = true;
      log.error("threads are starved", { waitMs: waitedMs() });
    }
    if (waitedMs() < hopelessAfterMs || isHopeless) return;
    isHopeless = true;
    onHopeless();
  };
  const timer = setInterval(look, everyMs).unref();
  return { isStarved, look, stop: () => clearInterval(timer) };
}
