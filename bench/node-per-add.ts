import type pg from "pg";
import type { LiveServer } from "../tests/live/harness/live-server";
import { Shopper } from "../tests/live/harness/shopper";
import { type Measure, median, say } from "./measure";
import { type LoadJob, runLoad } from "./run-load";

const host = "harbor.localhost";
/** So many that none reaches its limit of 100 pieces in a round. */
const shoppers = 200;
/** A process has compiled what an add runs after so many of each kind. */
const warmUps = 1000;
const rounds = 3;
const load = { connections: 8, durationMs: 4_000 };

/** Ways to add, as requests over the wire, and the status of their answers. */
type Ways = Record<string, Pick<LoadJob, "requests" | "status">>;

/**
 * (m) Processor time of node for an add, in each of the ways to add: user and system time of the whole process over the
 * adds it answered, on connections that stay open. The ways take turns.
 */
export async function measureNodePerAdd(
  server: LiveServer,
  pool: pg.Pool,
  productId: string,
): Promise<Measure[]> {
  const ways = await waysToAdd(server, productId);
  const perAdd = async ([, way]: [string, Ways[string]]) => {
    await pool.query("update cart_items set qty = 1");
    await server.held();
    const { answered } = await runLoad({ ...load, ...way, port: server.port });
    return { answered, cpuMs: (await server.held()).cpuMs / answered };
  };
  for (const way of Object.entries(ways))
    for (let done = 0; done < warmUps; ) done += (await perAdd(way)).answered;
  const measured = new Map<string, number[]>(Object.keys(ways).map((name) => [name, []]));
  for (let round = 1; round <= rounds; round++)
    for (const way of Object.entries(ways)) measured.get(way[0])?.push((await perAdd(way)).cpuMs);
  return [...measured].map(([way, figures]) => {
    const cpuMs = median(figures);
    say(`  an add by ${way}: node ${cpuMs.toFixed(2)} ms`);
    return {
      name: `(m) node's time for an add by ${way}`,
      ...{ ours: cpuMs, theirs: 3, unit: "ms CPU" as const, value: cpuMs, target: { most: 3 } },
    };
  });
}

async function waysToAdd({ send }: LiveServer, productId: string): Promise<Ways> {
  const cookies: string[] = [];
  for (let count = 0; count < shoppers; count++) {
    const shopper = new Shopper(send);
    await shopper.add(productId);
    cookies.push(`Cookie: ${shopper.cookie()}`);
  }
  const form = `intent=add&product_id=${productId}&qty=1`;
  const formType = "Content-Type: application/x-www-form-urlencoded;charset=UTF-8";
  const page = ["Accept: text/html", formType, `Origin: http://${host}`];
  const script = ["Accept: */*", "Accept-Encoding: gzip, deflate, br", formType, `Origin: http://${host}`];
  const call = JSON.stringify({
    query: "mutation Add($id: ID!) { addToCart(input: { _id: $id }) { success message cart_item_count } }",
    variables: { id: productId },
  });
  return {
    "a new visitor's form": { status: 303, requests: [post("/checkout/cart", page, form)] },
    "a form": {
      status: 303,
      requests: cookies.map((cookie) => post("/checkout/cart", [...page, cookie], form)),
    },
    "a form with a script": {
      status: 200,
      requests: cookies.map((cookie) => post("/checkout/mini-cart.data", [...script, cookie], form)),
    },
    "a call of the API": {
      status: 200,
      requests: cookies.map((cookie) =>
        post("/api-graphql", ["Accept: application/json", "Content-Type: application/json", cookie], call),
      ),
    },
  };
}

const post = (path: string, headers: readonly string[], body: string): string =>
  [`POST ${path} HTTP/1.1`, `Host: ${host}`, ...headers, `Content-Length: ${body.length}`, "", body].join(
    "\r\n",
  );
