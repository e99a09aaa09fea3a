import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import express, { type Response as Answer } from "express";
import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { openTestShop } from "~/services/catalogue/products/catalogue-fixture.server";
import { Turns } from "~/services/platform/http/turns.server";
import type { ShopContext } from "~/services/shops/context/shop-context.server";
import { withTestDatabase } from "../../../tests/support/databases/with-test-database";
import { waitTurn } from "./wait-turn.server";

const database = withTestDatabase();
let ctx: ShopContext;
/** Requests that have their turn and were not answered yet. */
let held: Answer[];
let server: Server;
let origin: string;

beforeAll(async () => {
  ctx = await openTestShop(database.db);
});
beforeEach(async () => {
  held = [];
  const shops = { find: async () => ctx.shop, forget() {}, clear() {}, sizeBytes: 0 };
  const app = express();
  app.use(waitTurn({ turns: new Turns(() => 0), shops, atOnce: 1, styles: ["/assets/root.css"] }));
  app.use((_req, res) => void held.push(res));
  server = createServer(app).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const person = { Accept: "text/html", "Content-Type": "application/x-www-form-urlencoded" };
const post = (path: string, headers: Record<string, string>, body = "") =>
  fetch(`${origin}${path}`, { method: "POST", headers, body });

/** Fills the turn of a path, and the places of all who may wait for it, until one was sent away. */
async function crowd(path: string, method: "GET" | "POST") {
  let sentAway = 0;
  const headers = { Accept: "text/html" };
  // Turns are taken to last 250 ms: 16 may wait for 4 s, and 32 for 8.
  for (let nth = 0; nth < 40; nth++)
    fetch(`${origin}${path}`, { method, headers }).then(
      () => {
        sentAway += 1;
      },
      () => {},
    );
  await expect.poll(() => sentAway).toBeGreaterThan(0);
}

it("shows who would wait for too long how long it takes, in the shop's name (rule resilience-14)", async () => {
  await crowd("/cart", "GET");
  const answer = await fetch(`${origin}/cart`, { headers: person });
  const html = await answer.text();
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThanOrEqual(5);
  expect(html).toContain(ctx.shop.name);
  expect(html).toMatch(/<meta http-equiv="refresh" content="\d+">/);
  expect(html).toContain('href="/assets/root.css"');
});

it("keeps what was typed in a form, except for passwords (rule resilience-14)", async () => {
  await crowd("/checkout", "POST");
  const typed = "note=Ring+twice&password=tulip";
  const html = await (await post("/checkout?seller=x", person, typed)).text();
  expect(html).toContain('<input type="hidden" name="note" value="Ring twice">');
  expect(html).toContain('action="/checkout?seller=x"');
  expect(html).not.toContain("tulip");
});

it("tells a script in JSON (rule resilience-14)", async () => {
  await crowd("/checkout", "POST");
  const script = { Accept: "*/*", "Sec-Fetch-Dest": "empty" };
  expect(await (await post("/checkout?_data=x", script)).json()).toEqual({
    error: "unavailable",
    message: expect.stringContaining("send it again in about"),
  });
});

it("gives orders turns of their own, and staff and programs none", async () => {
  await crowd("/cart", "POST");
  for (const path of ["/checkout", "/admin/products", "/api-graphql"])
    void post(path, person).catch(() => {});
  await expect.poll(() => held.length).toBe(4);
});

it("gives the next one its turn when one is answered or has left", async () => {
  const leaving = new AbortController();
  void fetch(`${origin}/cart`, { headers: person, signal: leaving.signal }).catch(() => {});
  await expect.poll(() => held.length).toBe(1);
  const second = fetch(`${origin}/cart`, { headers: person });
  leaving.abort();
  await expect.poll(() => held.length).toBe(2);
  held[1]?.send("here");
  expect(await (await second).text()).toBe("here");
});
