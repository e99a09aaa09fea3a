import { afterAll, beforeAll, expect, test } from "vitest";
import { type DataFolder, makeDataFolder } from "./harness/data-folder";
import { type LiveServer, startLiveServer } from "./harness/live-server";
import { findFaults, type MarketOffer, makeMarket, readOffers } from "./harness/market";
import { buyFromSellers } from "./harness/market-shopper";
import { runShopCommand } from "./harness/run-shop-command";

const env = () => ({ DATA_DIR: folder.path, DEMO: "off", PAYMENT_SANDBOX: "on" });
const shoppers = 16;
/** Each buys so often. */
const rounds = 3;
/** The server is killed when so many purchases are done. */
const killAfter = 16;

let folder: DataFolder;
let server: LiveServer;
beforeAll(async () => {
  folder = makeDataFolder();
  server = await startLiveServer(env());
  await makeMarket(env());
});
afterAll(async () => {
  await server?.stop();
  await folder?.remove();
});

test("shoppers who buy from three sellers at once while the server is killed leave stock, payments and ledger exact", async () => {
  const { plenty, few } = await folder.withPool(readOffers);
  const lastPieces = [few, ...plenty(0).filter(({ sellerGuid }) => sellerGuid !== few.sellerGuid)];
  const ended = { bought: 0, soldOut: 0 };
  const errors: unknown[] = [];
  let restarted: Promise<void> | null = null;
  const restart = async () => {
    await server.kill();
    server = await startLiveServer(env());
  };
  const buy = async (offers: readonly MarketOffer[], email: string) => {
    const at = server;
    try {
      const purchase = await buyFromSellers(at.send, offers, email);
      ended["orderId" in purchase ? "bought" : "soldOut"] += 1;
    } catch (error) {
      // Whoever was shopping when it was killed gets no answer.
      if (at === server && !restarted) errors.push(error);
    }
    if (ended.bought >= killAfter) restarted ??= restart();
    await restarted;
  };
  await Promise.all(
    Array.from({ length: shoppers }, async (_, shopper) => {
      for (let round = 0; round < rounds; round++)
        await buy(
          round % 2 === 0 ? lastPieces : plenty(shopper + round),
          `market-${shopper}-${round}@example.com`,
        );
    }),
  );

  expect(errors).toEqual([]);
  expect(ended.bought).toBeGreaterThan(killAfter);
  expect(await folder.withPool(findFaults)).toEqual({
    ...{ stock: [], payments: [], totals: [], ledger: [], unbooked: [] },
  });
  expect(await runShopCommand(env(), "ledger", "check", "--client", "fair")).not.toBe("");
});
