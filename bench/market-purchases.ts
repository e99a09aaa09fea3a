import { type DataFolder, makeDataFolder } from "../tests/live/harness/data-folder";
import { type LiveServer, startLiveServer } from "../tests/live/harness/live-server";
import { findFaults, makeMarket, readOffers } from "../tests/live/harness/market";
import { buyFromSellers } from "../tests/live/harness/market-shopper";
import { median, say } from "./measure";

const shoppers = 64;

/**
 * (k) 64 shoppers buy from three sellers at once for so many seconds, and the server is killed half-way: no
 * error, no oversell, exact payments and a ledger that adds up to zero, or this throws. It measures nothing
 * that could be compared.
 */
export async function checkMarket(seconds: number): Promise<[]> {
  const folder = makeDataFolder();
  const env = { DATA_DIR: folder.path, DEMO: "off", PAYMENT_SANDBOX: "on", ACCESS_LOG: "off" };
  let server = await startLiveServer(env);
  try {
    await makeMarket(folder.path);
    const killAtMs = performance.now() + seconds * 500;
    const before = await buyUntil(folder, () => server, { endMs: killAtMs, killed: server.ended });
    server = await startLiveServer(env);
    const endMs = performance.now() + seconds * 500;
    const after = await buyUntil(folder, () => server, { endMs, killed: null });
    const tookMs = [...before, ...after];
    const faults = Object.entries(await folder.withPool(findFaults)).filter(([, found]) => found.length > 0);
    if (faults.length > 0) throw new Error(`The books are wrong: ${JSON.stringify(faults)}`);
    say(
      `  ${tookMs.length} purchases from three sellers each in ${seconds} s with a kill in the middle: stock, payments and ledger are exact, ${Math.round(median(tookMs))} ms each (median)`,
    );
    return [];
  } finally {
    await server.stop();
    await folder.remove();
  }
}

/**
 * Sends all shoppers until a moment, and kills the server then where it is to be killed.
 * @returns how long each purchase took, ms
 * @throws for an answer that is not the next step before that moment
 */
async function buyUntil(
  folder: DataFolder,
  server: () => LiveServer,
  { endMs, killed }: { endMs: number; killed: Promise<unknown> | null },
): Promise<number[]> {
  const { plenty } = await folder.withPool(readOffers);
  const tookMs: number[] = [];
  let count = 0;
  const shopping = Promise.all(
    Array.from({ length: shoppers }, async (_, shopper) => {
      while (performance.now() < endMs) {
        const startedMs = performance.now();
        count += 1;
        try {
          await buyFromSellers(server().send, plenty(count), `load-${shopper}-${count}@example.com`);
          tookMs.push(performance.now() - startedMs);
        } catch (error) {
          // What was under way when the server was killed gets no answer.
          if (!killed || performance.now() < endMs) throw error;
        }
      }
    }),
  );
  if (killed) {
    const timer = setTimeout(() => void server().kill(), endMs - performance.now());
    await shopping.finally(() => clearTimeout(timer));
    await server().kill();
    await killed;
  } else await shopping;
  return tookMs;
}
