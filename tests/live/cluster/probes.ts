import { setTimeout as delay } from "node:timers/promises";
import type { Answer } from "../../http/runner/answer";

/** A request that was sent at a fixed time, whatever became of those before. */
export type Probe = { startMs: number; endMs: number; isRight: boolean };

/** Requests sent every so often. */
export type Probing = { probes: readonly Probe[]; stop: () => Promise<void> };

/** More than this many are not left open: what does not answer is asked again, but not without end. */
const mostOpen = 80;

/** Sends a request every so often, and does not wait for the one before. */
export function sendProbes(ask: () => Promise<Answer>, right: number, everyMs: number): Probing {
  const probes: Probe[] = [];
  const open = new Set<Promise<void>>();
  let isOver = false;
  const send = async () => {
    const startMs = performance.now();
    const answer = await ask().catch(() => null);
    probes.push({ startMs, endMs: performance.now(), isRight: answer?.status === right });
  };
  const sending = (async () => {
    while (!isOver) {
      if (open.size < mostOpen) {
        const sent = send().finally(() => open.delete(sent));
        open.add(sent);
      }
      await delay(everyMs);
    }
  })();
  return {
    probes,
    async stop() {
      isOver = true;
      await sending;
      await Promise.all(open);
    },
  };
}

/** What shoppers met from one moment to another. */
export type Outage = {
  /** Requests that were refused or not answered. */
  refused: number;
  /** The longest time in which none was answered rightly, ms. */
  silentMs: number;
  /** The longest that one that was answered rightly had waited, ms: behind others, too, on a busy machine. */
  longestMs: number;
};

/** Reads an outage from the requests that were open or sent since a moment. */
export function outageBetween(probes: readonly Probe[], fromMs: number, toMs: number): Outage {
  const met = probes.filter(({ endMs, startMs }) => endMs >= fromMs && startMs <= toMs);
  const right = met.filter(({ isRight }) => isRight);
  const answered = right.map(({ endMs }) => endMs).filter((endMs) => endMs <= toMs);
  const moments = [fromMs, ...answered.sort((a, b) => a - b), toMs];
  return {
    refused: met.length - right.length,
    silentMs: Math.max(...moments.slice(1).map((ms, at) => ms - (moments[at] ?? ms))),
    longestMs: Math.max(0, ...right.map(({ startMs, endMs }) => endMs - startMs)),
  };
}
