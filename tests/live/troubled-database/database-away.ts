import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import type { Answer } from "../../http/runner/answer";
import { Shopper } from "../harness/shopper";
import { until } from "../harness/until";
import { ask, visit } from "../harness/visit";
import type { TroubledDatabase } from "./troubled-database";

const home = "http://harbor.localhost";
const minuteMs = 60_000;
/** The outage begins before the top of a minute, when scheduled jobs come due, and ends after it. */
const beforeMinuteMs = 5_000;
const afterMinuteMs = 10_000;
const trafficPauseMs = 100;

/** The database goes away. */
export function databaseAway(site: TroubledDatabase): void {
  const untilWorking = (path: string) =>
    until(
      () => visit(site.server.send, home + path),
      ({ status }) => status === 200,
      path,
    );
  const isKept = ({ headers }: Answer) => headers["server-timing"] === 'cache;desc="page"';
  const jobCount = async () => {
    const { rows } = await site.database.pool.query<{ jobs: number }>(
      "select count(*)::int as jobs from graphile_worker.jobs where task_identifier = 'send-order-mail'",
    );
    return rows[0]?.jobs;
  };

  /**
   * Shoppers who look at a kept page and put goods into carts; answers what all of them met once it is
   * stopped.
   */
  function sendTraffic(product_id: string): { stop: () => Promise<{ looks: string[]; writes: string[] }> } {
    const looks = new Set<string>();
    const writes = new Set<string>();
    let isOver = false;
    const meet = async (met: Set<string>, ask: () => Promise<Answer>) => {
      while (!isOver) {
        const { status, headers } = await ask();
        met.add([status, headers["retry-after"]].filter(Boolean).join(" "));
        await delay(trafficPauseMs);
      }
    };
    const going = [
      meet(looks, () => visit(site.server.send, `${home}/`)),
      meet(writes, () =>
        new Shopper(site.server.send).post("/checkout/cart", { intent: "add", product_id, qty: "1" }),
      ),
    ];
    return {
      async stop() {
        isOver = true;
        await Promise.all(going);
        return { looks: [...looks], writes: [...writes] };
      },
    };
  }

  test("the database goes away across the top of a minute and comes back", async () => {
    const buyer = new Shopper(site.server.send);
    const productId = await buyer.productId("harbor-carafe");
    await buyer.add(productId);
    const review = await buyer.fillCheckout();
    // A page is kept when it is asked for again (caching-2).
    await until(() => visit(site.server.send, `${home}/`), isKept, "a kept page");

    const nextMinuteMs = Math.ceil((Date.now() + beforeMinuteMs + 1_000) / minuteMs) * minuteMs;
    await delay(nextMinuteMs - beforeMinuteMs - Date.now());
    site.line.cut();
    const traffic = sendTraffic(productId);
    // The first failures tell the process; from then on requests that need the database are refused at once.
    await until(
      () => ask(site.server.send, home, "{ __typename }"),
      ({ status }) => status === 503,
      "a refusal",
    );

    const kept = await visit(site.server.send, `${home}/`);
    expect([kept.status, isKept(kept)]).toEqual([200, true]);

    const refused = await buyer.place(review);
    expect([refused.status, refused.headers["retry-after"]]).toEqual([503, "5"]);
    expect(refused.body).toContain("We’ll be right back");

    const uncached = await visit(site.server.send, `${home}/lighthouse-mug`);
    expect([uncached.status, uncached.headers["retry-after"]]).toEqual([503, "5"]);

    const api = await ask(site.server.send, home, "{ __typename }");
    expect([api.status, api.headers["retry-after"], JSON.parse(api.body)]).toEqual([
      503,
      "5",
      expect.objectContaining({ error: "unavailable" }),
    ]);
    expect((await visit(site.server.send, `${home}/healthz`)).body).toBe("ok");

    await delay(nextMinuteMs + afterMinuteMs - Date.now());
    expect(await traffic.stop()).toEqual({ looks: ["200"], writes: ["503 5"] });
    site.line.mend();

    // Everything works again: pages, the same order, its mail, and news of changes.
    await untilWorking("/lighthouse-mug");
    expect((await buyer.place(review)).headers.location).toMatch(/\/checkout\/success\?order=/);
    await expect.poll(jobCount).toBe(0);
    expect(site.server.output()).not.toMatch(/unhandled rejection|uncaught exception/);
    expect(site.server.output()).toContain("the database is back");
  });
}
