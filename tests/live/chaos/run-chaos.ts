import { setTimeout as delay } from "node:timers/promises";
import type { Fault } from "./faults";
import { openSite, type Site, type SiteVerdict } from "./site";
import type { Traffic } from "./traffic";

/** What one fault did to shoppers. */
export type FaultRow = {
  name: string;
  /** How often it was done; null where the machine did not allow it. */
  times: number | null;
  /** Orders confirmed while it lasted. */
  confirmed: number;
  /** How long a kept page, a page from the database and a write were refused, ms. */
  keptMs: number;
  pageMs: number;
  writeMs: number;
  /** From its end until everything was served, ms. */
  backAfterMs: number;
};

/** All of it. */
export type ChaosReport = { rows: FaultRow[]; verdict: SiteVerdict; isCutShort: boolean };

/**
 * How long everything may take to be served again before the run gives up: starts of node on a busy machine
 * included.
 */
const backWithinMs = 300_000;
const lookEveryMs = 50;

/**
 * Does one fault after the other to a site under traffic.
 * @param signal ends it early: what was begun is undone, and what was confirmed is still judged
 * @param say gets a line for each step
 * @throws when the site does not come back on its own
 */
export async function runChaos(
  faults: readonly Fault[],
  signal: AbortSignal,
  say: (line: string) => void,
  traffic: Traffic,
): Promise<ChaosReport> {
  say("Starting two processes on one PostgreSQL ...");
  const site = await openSite(traffic);
  try {
    const { kept, page, write } = site.watch.refused;
    const sums = () => ({
      confirmed: site.buyers.confirmed.length,
      keptMs: kept.totalMs,
      pageMs: page.totalMs,
      writeMs: write.totalMs,
    });
    const rows: FaultRow[] = [];
    await delay(traffic.calmMs);
    for (const [index, fault] of faults.entries()) {
      if (signal.aborted) break;
      say(`${index + 1}/${faults.length} ${fault.name} ...`);
      const before = sums();
      const times = await fault.run(site, signal).catch((error: Error) => {
        if (error.name === "AbortError") return 0;
        throw error;
      });
      const overMs = performance.now();
      // What was refused last is seen a moment later.
      await delay(traffic.calmMs);
      await untilBack(site, fault.name);
      const servedMs = Math.max(...[kept, page, write].map(({ servedSinceMs }) => servedSinceMs)) - overMs;
      const after = sums();
      rows.push({
        name: fault.name,
        times,
        confirmed: after.confirmed - before.confirmed,
        keptMs: after.keptMs - before.keptMs,
        pageMs: after.pageMs - before.pageMs,
        writeMs: after.writeMs - before.writeMs,
        backAfterMs: Math.max(servedMs, 0),
      });
    }
    say("Comparing what was confirmed with what is there ...");
    return { rows, verdict: await site.judge(), isCutShort: signal.aborted };
  } finally {
    await site.stop();
  }
}

/**
 * Waits until every kind of look is answered rightly and a shopper gets an order that was begun or repeated
 * since.
 */
async function untilBack({ watch, buyers }: Site, fault: string): Promise<void> {
  const { kept, page, write } = watch.refused;
  const sinceMs = performance.now();
  const before = buyers.confirmed.length;
  const isBack = () => kept.isServed && page.isServed && write.isServed && buyers.confirmed.length > before;
  while (!isBack()) {
    if (performance.now() - sinceMs > backWithinMs) throw new Error(`not served after: ${fault}`);
    await delay(lookEveryMs);
  }
}
