import { execFile } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seenText } from "../http/runner/page";
import { findPgbouncer, type Pooler, startPooler } from "../support/databases/pooler";
import { type Replicated, startReplicated } from "../support/databases/replicated";
import { type BrowsingShare, measureBrowsing, sayBrowsing } from "./harness/browsing-share";
import { type LiveServer, startLiveServer } from "./harness/live-server";
import { patience } from "./harness/patience";
import { prepareDemoFolder } from "./harness/prepared-folder";
import { orderOf, Shopper } from "./harness/shopper";
import { until } from "./harness/until";
import { visit } from "./harness/visit";

const run = promisify(execFile);
const harbor = "http://harbor.localhost";

if (!findPgbouncer()) console.log("pgbouncer is not installed: the servers reach PostgreSQL directly.");

let both: Replicated;
let pooler: Pooler | null = null;
let servers: LiveServer[] = [];
let browsing: BrowsingShare | undefined;

beforeAll(async () => {
  const prepared = await prepareDemoFolder();
  both = await startReplicated((path) => run("cp", ["-a", prepared, path]));
  if (findPgbouncer()) pooler = await startPooler(both.primary.connection);
  const env = {
    ...patience,
    DATABASE_URL: pooler?.url ?? both.primary.url,
    DATABASE_DIRECT_URL: both.primary.url,
    DATABASE_REPLICA_URLS: both.replica.url,
    DATA_DIR: both.primary.dataDir,
  };
  servers = [await startLiveServer(env), await startLiveServer(env)];
});
afterAll(async () => {
  if (browsing) console.log(sayBrowsing(browsing));
  await Promise.all(servers.map((server) => server.stop()));
  await pooler?.stop();
  await both?.stop();
});

test("browsing leaves at most three tenths of its statements' time to the primary", async () => {
  for (const { output } of servers) await expect.poll(output).toContain('"message":"a replica is read from"');
  const sends = servers.map(({ send }) => send);
  const { superuser: primary } = both.primary;
  const seen = await measureBrowsing({ primary, replicas: [both.replica.superuser] }, sends);
  browsing = seen;
  expect(new Set(seen.statuses)).toEqual(new Set([200]));
  expect(seen.replicasMs).toBeGreaterThan(0.7 * (seen.primaryMs + seen.replicasMs));
});

describe("a purchase", () => {
  test("is made at one process, shows at the other, and its mail is sent", async () => {
    const [first, second] = servers as [LiveServer, LiveServer];
    const address = `${harbor}/lighthouse-mug`;
    const untilShown = (text: string) =>
      until(
        () => visit(second.send, address),
        ({ body }) => seenText(body).includes(text),
        text,
      );
    await untilShown("Only 3 in Stock");
    const shopper = new Shopper(first.send);
    await shopper.add(await shopper.productId("lighthouse-mug"));
    expect(orderOf(await shopper.place(await shopper.fillCheckout("pooled@example.com")))).not.toBeNull();
    await untilShown("Only 2 in Stock");
    const folder = join(both.primary.dataDir, "mail");
    await expect.poll(() => existsSync(folder) && readdirSync(folder).length > 0).toBe(true);
  });
});

test("when the replica dies, pages come from the primary, and shopping goes on", async () => {
  const letStart = both.replica.keepDown();
  for (const { send } of servers)
    for (const path of ["/tableware", "/search?q=bowl", "/nesting-bowls"])
      expect((await visit(send, harbor + path)).status).toBeLessThan(500);
  const [, second] = servers as [LiveServer, LiveServer];
  const shopper = new Shopper(second.send);
  await shopper.add(await shopper.productId("harbor-carafe"));
  expect(orderOf(await shopper.place(await shopper.fillCheckout()))).not.toBeNull();
  letStart();
  const timesUp = () => second.output().split('"message":"a replica is read from"').length - 1;
  await expect.poll(timesUp).toBe(2);
});
