import type { LiveServer } from "../tests/live/harness/live-server";
import { Shopper } from "../tests/live/harness/shopper";
import type { DemoDatabase } from "../tests/support/demo-database";
import { type Measure, median, say } from "./measure";
import { boughtSlugs, checkBooks, ordersPerSecond, stockUp } from "./purchases";

const rounds = 3;

/**
 * (q) The orders a second that 64 shoppers place of one product, whose row of stock all of them need, over those
 * of eight products. Stock and totals are exact, or this throws.
 */
export async function measureFlashSale(server: LiveServer, database: DemoDatabase): Promise<Measure> {
  await stockUp(database);
  const looking = new Shopper(server.send);
  const ids: string[] = [];
  for (const slug of boughtSlugs) ids.push(await looking.productId(slug));
  const runs = { one: [] as number[], eight: [] as number[] };
  for (let round = 1; round <= rounds; round++) {
    runs.eight.push(await ordersPerSecond(server, (index) => ids[index % ids.length] ?? ""));
    runs.one.push(await ordersPerSecond(server, () => ids[0] ?? ""));
    say(
      `  round ${round} of ${rounds}: one product ${runs.one.at(-1)?.toFixed(1)}/s, eight ${runs.eight.at(-1)?.toFixed(1)}/s`,
    );
  }
  await checkBooks(database);
  const [ours, theirs] = [median(runs.one), median(runs.eight)];
  const name = "(q) orders of one product by 64 shoppers at once, against orders of eight";
  return { name, ours, theirs, unit: "req/s", value: ours / theirs, target: { least: 0.8 } };
}
