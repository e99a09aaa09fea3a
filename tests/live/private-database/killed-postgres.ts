import { expect, test, vi } from "vitest";
import { inTurns } from "../harness/in-turns";
import { PrivatePostgres } from "../harness/private-postgres";
import { orderOf, Shopper } from "../harness/shopper";
import { readOrderIds } from "../harness/stock";
import type { PrivateSite } from "./private-site";

const shoppers = 8;
/** PostgreSQL is killed when so many orders have been confirmed. */
const killAfter = 3;

/** The private PostgreSQL is killed. */
export function killedPostgres(site: PrivateSite): void {
  test("a private PostgreSQL that is killed under traffic is started again, and every shopper gets one order", async () => {
    const { folder, server } = site;
    const ordersBefore = new Set(await folder.withPool(readOrderIds));
    const postgres = new PrivatePostgres(folder.path);
    const id = await new Shopper(server.send).productId("garden-pitcher");
    const ready = await inTurns(Array(shoppers).fill(0), 8, async () => {
      const shopper = new Shopper(server.send);
      await shopper.add(id);
      return { shopper, form: await shopper.fillCheckout() };
    });
    let hasEnded = false;
    void server.ended.then(() => {
      hasEnded = true;
    });

    const confirmed: string[] = [];
    const refusals = new Set<string>();
    let isKilled = false;
    await inTurns(ready, 4, ({ shopper, form }) =>
      vi.waitFor(
        async () => {
          const answer = await shopper.place(form);
          const order = orderOf(answer);
          if (!order) refusals.add(`${answer.status} ${answer.headers["retry-after"]}`);
          if (!order) throw new Error(`'Place order' was answered with ${answer.status}`);
          confirmed.push(order);
          if (confirmed.length >= killAfter && !isKilled) isKilled = postgres.kill();
        },
        { timeout: 180_000, interval: 100 },
      ),
    );

    expect(isKilled).toBe(true);
    expect([...refusals].filter((refusal) => refusal !== "503 5")).toEqual([]);
    expect(new Set(confirmed).size).toBe(shoppers);
    const placed = (await folder.withPool(readOrderIds)).filter((order) => !ordersBefore.has(order));
    expect(placed.sort()).toEqual(confirmed.sort());
    expect(hasEnded).toBe(false);
    expect(server.output()).toContain("The database went away; starting it again.");
    expect(server.output()).not.toMatch(/unhandled rejection|uncaught exception/);
  });
}
