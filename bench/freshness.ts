import { eq } from "drizzle-orm";
import { announceChange, WHOLE_SHOP } from "~/services/shops/changes/announce-change.server";
import { readShop } from "~/services/shops/directory/shop-directory.server";
import { shops } from "~/tables/shops/shops";
import type { Answer, Send } from "../tests/http/runner/answer";
import { seenText } from "../tests/http/runner/page";
import type { LiveServer } from "../tests/live/harness/live-server";
import { Shopper } from "../tests/live/harness/shopper";
import { leaveInStock } from "../tests/live/harness/stock";
import { startTwoProcesses, type TwoProcesses } from "../tests/live/harness/two-processes";
import { visit } from "../tests/live/harness/visit";
import { smallShop } from "../tests/support/shop-folder";
import { type Measure, median, say } from "./measure";

const rounds = 5;
const giveUpMs = 60_000;
const corner = "http://corner.localhost";
const harbor = "http://harbor.localhost";
const carafe = { slug: "harbor-carafe", sku: "GLS-101" };

/** Where a change has to show: an address, and whether what is answered there shows it. */
type Place = { address: string; isNew: (answer: Answer) => boolean };

/**
 * (h) How long two processes on one database go on showing what was, after an operator's change and after an
 * order.
 */
export async function measureFreshness(): Promise<Measure[]> {
  const both = await startTwoProcesses();
  try {
    return [await measureApply(both), await measureOrder(both)];
  } finally {
    await both.stop();
  }
}

async function measureApply({ servers, apply }: TwoProcesses): Promise<Measure> {
  const text = String((await smallShop())["products.csv"]);
  const addresses = ["/mug", "/kitchen", "/search?q=mug"].map((path) => corner + path);
  const showing = (price: string): Place[] =>
    addresses.map((address) => ({ address, isNew: ({ body }) => seenText(body).includes(`$${price}`) }));
  await apply();
  await untilAllShow(servers, showing("19.50"));
  const tookMs: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    const price = `${10 + round}.25`;
    await apply({ "products.csv": text.replace("24,19.5", `24,${price}`) });
    tookMs.push(await untilAllShow(servers, showing(price)));
    say(`  change ${round} of ${rounds}: ${Math.round(tookMs.at(-1) ?? 0)} ms`);
  }
  return measureOf("a price on both processes, after the end of shop apply", tookMs);
}

async function measureOrder({ servers, database }: TwoProcesses): Promise<Measure> {
  const [{ send }] = servers;
  const shop = await readShop(database.db, eq(shops.code, "harbor"));
  if (!shop) throw new Error("there is no demo shop");
  const productId = await new Shopper(send).productId(carafe.slug);
  const address = `${harbor}/${carafe.slug}`;
  const isGone = ({ body }: Answer) => seenText(body).includes("Out of Stock");
  const tookMs: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    // Every order takes the last piece.
    await leaveInStock(database.pool, carafe.sku, 1);
    await announceChange({ db: database.db, tenant: shop.tenant, shop }, "tenant", [WHOLE_SHOP]);
    await untilAllShow(servers, [{ address, isNew: (answer) => !isGone(answer) }]);
    const shopper = new Shopper(send);
    await shopper.add(productId);
    const { status } = await shopper.place(await shopper.fillCheckout());
    if (status !== 303) throw new Error(`the order was answered with ${status}`);
    tookMs.push(await untilAllShow(servers, [{ address, isNew: isGone }]));
    say(`  order ${round} of ${rounds}: ${Math.round(tookMs.at(-1) ?? 0)} ms`);
  }
  return measureOf("stock on both processes, after an order's answer", tookMs);
}

/** Asks every process for every place until all show what is new; answers how long that took, ms. */
async function untilAllShow(servers: readonly LiveServer[], places: readonly Place[]): Promise<number> {
  const startedMs = performance.now();
  const shown = async (send: Send, { address, isNew }: Place) => {
    while (!isNew(await visit(send, address))) {
      if (performance.now() - startedMs > giveUpMs) throw new Error(`${address} never showed the change`);
    }
  };
  await Promise.all(servers.flatMap(({ send }) => places.map((place) => shown(send, place))));
  return performance.now() - startedMs;
}

function measureOf(what: string, tookMs: readonly number[]): Measure {
  const ours = median(tookMs);
  return { name: `(h) ${what}`, ours, theirs: 0, unit: "ms", value: ours, target: { most: 1_000 } };
}
