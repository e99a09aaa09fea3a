import { expect, test } from "vitest";
import { findFaults, type MarketOffer, makeMarket, readOffers } from "../harness/market";
import { buyFromSellers } from "../harness/market-shopper";
import type { PrivateSite } from "./private-site";

const shoppers = 4;
/** Each buys so often. */
const rounds = 3;
/** The server is killed when so many purchases are done. */
const killAfter = 4;

/** Shoppers of a marketplace, and a process that is killed among them. */
export function marketPurchases(site: PrivateSite): void {
  test("shoppers who buy from three sellers at once while the server is killed leave stock, payments and ledger exact", async () => {
    const { folder } = site;
    await makeMarket(folder.path);
    const { plenty, few } = await folder.withPool(readOffers);
    const lastPieces = [few, ...plenty(0).filter(({ sellerGuid }) => sellerGuid !== few.sellerGuid)];
    const ended = { bought: 0, soldOut: 0 };
    const errors: unknown[] = [];
    let restarted: Promise<void> | null = null;
    const restart = async () => {
      await site.server.kill();
      await site.start();
    };
    const buy = async (offers: readonly MarketOffer[], email: string) => {
      const at = site.server;
      try {
        const purchase = await buyFromSellers(at.send, offers, email);
        ended["orderId" in purchase ? "bought" : "soldOut"] += 1;
      } catch (error) {
        // Whoever was shopping when it was killed gets no answer.
        if (at === site.server && !restarted) errors.push(error);
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
      stock: [],
      payments: [],
      totals: [],
      ledger: [],
      unbooked: [],
    });
  });
}
