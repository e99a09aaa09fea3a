import { SESSION_COOKIE } from "~/services/accounts/sessions/session-cookie.server";
import { namesTestActor } from "~/services/shops/audit/actor-fixture.server";
import type { LiveServer } from "../tests/live/harness/live-server";
import { Shopper } from "../tests/live/harness/shopper";
import type { DemoDatabase } from "../tests/support/databases/demo-database";
import { type Measure, median, say } from "./measure";
import { host, pages } from "./page-cache";
import { getRequest, requestsPerSecond } from "./run-load";
import { pageHeaders, startBareServer } from "./start-bare-server";

/** Guests with carts of one to so many pieces. */
const guests = 60;
const rounds = 5;
const load = { connections: 16, durationMs: 1_500, status: 200 };

/**
 * (e) The same pages for visitors with a cart, each looked up anew, against node's http sending one string
 * and its headers to all.
 */
export async function measureSegmentedPages(server: LiveServer, database: DemoDatabase): Promise<Measure[]> {
  // What runs out is told in a notice, and who is told something gets a page of their own.
  await database.pool.query(`update stock_items set on_hand = 1000000 where ${namesTestActor}`);
  const productId = await new Shopper(server.send).productId("tide-mug");
  say(`  ${guests} guests fill their carts ...`);
  const cookies: string[] = [];
  for (let pieces = 1; pieces <= guests; pieces++) {
    const guest = new Shopper(server.send);
    await guest.add(productId, pieces);
    cookies.push(sessionCookieOf(guest.cookie()));
  }
  // Autovacuum does so within a minute of the first rows; in the database of tests it is off.
  await database.pool.query("analyze sessions, carts, cart_items");
  const measures: Measure[] = [];
  for (const [name, path] of Object.entries(pages))
    measures.push(await measurePage(server, name, path, cookies));
  return measures;
}

/** The cookie that a browser still sends once the notice of what was added is forgotten, after 15 s. */
const sessionCookieOf = (cookies: string) =>
  cookies.split("; ").find((one) => one.startsWith(SESSION_COOKIE)) ?? "";

async function measurePage(
  server: LiveServer,
  name: string,
  path: string,
  cookies: string[],
): Promise<Measure> {
  const url = new URL(path, `http://${host}`);
  const headers = { accept: "text/html", cookie: cookies[0] ?? "" };
  const answer = await server.send({ method: "GET", url, headers, body: "" });
  const bare = await startBareServer({ headers: pageHeaders(answer.headers), text: answer.body });
  const asked = (encoding: string) => cookies.map((cookie) => getRequest(host, path, encoding, cookie));
  const runs = { bare: [] as number[], own: [] as number[] };
  try {
    for (let round = 0; round <= rounds; round++) {
      const theirs = await requestsPerSecond({
        ...load,
        port: bare.port,
        requests: [getRequest(host, path, "identity")],
      });
      const ours = await requestsPerSecond({ ...load, port: server.port, requests: asked("gzip") });
      if (round === 0) continue;
      runs.bare.push(theirs);
      runs.own.push(ours);
      say(
        `  ${name}, round ${round} of ${rounds}: bare ${Math.round(theirs)}, visitors with a cart ${Math.round(ours)} req/s`,
      );
    }
  } finally {
    bare.stop();
  }
  const [ours, theirs] = [median(runs.own), median(runs.bare)];
  const title = `(e) ${name} page of visitors with a cart, gzip, against a bare server`;
  return { name: title, ours, theirs, unit: "req/s", value: ours / theirs, target: { least: 0.3 } };
}
