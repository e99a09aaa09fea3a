import { chmodSync } from "node:fs";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type DataFolder, makeDataFolder } from "./harness/data-folder";
import { inTurns } from "./harness/in-turns";
import { type LiveServer, startLiveServer } from "./harness/live-server";
import { PrivatePostgres } from "./harness/private-postgres";
import { readOrderIds } from "./harness/shelf";
import { orderOf, Shopper } from "./harness/shopper";

const shoppers = 24;
/** PostgreSQL is killed when so many orders have been confirmed. */
const killAfter = 8;

let folder: DataFolder;
let server: LiveServer;
beforeAll(async () => {
  folder = makeDataFolder();
  // As root PostgreSQL runs as another user, who must be able to enter.
  chmodSync(folder.path, 0o755);
  server = await startLiveServer({ DATA_DIR: folder.path, DEMO: "on" });
});
afterAll(async () => {
  await server?.stop();
  await folder?.remove();
});

test("a private PostgreSQL that is killed under traffic is started again, and every shopper gets one order", async () => {
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
      { timeout: 60_000, interval: 50 },
    ),
  );

  expect(isKilled).toBe(true);
  expect([...refusals].filter((refusal) => refusal !== "503 5")).toEqual([]);
  expect(new Set(confirmed).size).toBe(shoppers);
  expect((await folder.withPool(readOrderIds)).sort()).toEqual(confirmed.sort());
  expect(hasEnded).toBe(false);
  expect(server.output()).toContain("The database went away; starting it again.");
  expect(server.output()).not.toMatch(/unhandled rejection|uncaught exception/);
});
