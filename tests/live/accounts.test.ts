import { afterAll, beforeAll, expect, test } from "vitest";
import { createDemoDatabase, type DemoDatabase } from "../support/demo-database";
import { type LiveServer, startLiveServer } from "./harness/live-server";

const home = "http://harbor.localhost";
const free = 20;

let database: DemoDatabase;
let server: LiveServer;
beforeAll(async () => {
  database = await createDemoDatabase();
  server = await startLiveServer({
    DATABASE_URL: database.url,
    DATA_DIR: database.dataDir,
    PUBLIC_SCHEME: "https",
    // A private network, but not the one the test comes from.
    TRUSTED_PROXIES: "10.0.0.0/8",
  });
});
afterAll(async () => {
  await server?.stop();
  await database?.drop();
});

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  server.send({
    method: "POST",
    url: new URL(path, home),
    headers: { "content-type": "application/x-www-form-urlencoded", accept: "text/html", ...headers },
    body: new URLSearchParams(fields).toString(),
  });

test("spraying is slowed down however X-Forwarded-For rotates behind a private peer", async () => {
  const statuses: number[] = [];
  let last = "";
  for (let guess = 0; guess < free + 5; guess++) {
    const answer = await post(
      "/login",
      { email: `p${guess}@example.com`, password: "Summer2026!" },
      { "x-forwarded-for": `198.51.100.${guess}` },
    );
    statuses.push(answer.status);
    last = answer.headers["retry-after"] ?? "";
  }
  expect(statuses.filter((status) => status === 422)).toHaveLength(free + 1);
  expect(statuses.at(-1)).toBe(429);
  expect(Number(last)).toBeGreaterThan(0);
});

test("over https cookies are this host's alone, and browsers never ask without TLS again", async () => {
  const answer = await post("/consent", { answer: "granted", return_to: "/" });
  expect(answer.setCookies.length).toBeGreaterThan(0);
  for (const cookie of answer.setCookies) {
    expect(cookie).toMatch(/^__Host-/);
    expect(cookie).toMatch(/; Path=\/;.*; Secure$/);
  }
  expect(answer.headers["strict-transport-security"]).toBe("max-age=31536000");
});

test("a session another host of the domain planted is not read", async () => {
  const product = await server.send({
    method: "GET",
    url: new URL("/tide-mug", home),
    headers: { accept: "text/html" },
    body: "",
  });
  const productId = /name="product_id" value="(\d+)"/.exec(product.body)?.[1] ?? "";
  const added = await post("/checkout/cart", { intent: "add", product_id: productId, qty: "2" });
  const [session = ""] = added.setCookies.filter((cookie) => cookie.startsWith("__Host-awning_session="));
  const cart = async (cookie: string) =>
    (
      await server.send({
        method: "GET",
        url: new URL("/checkout/cart", home),
        headers: { accept: "text/html", cookie },
        body: "",
      })
    ).body;
  const own = session.split(";")[0] ?? "";
  expect(await cart(own)).not.toContain("Your cart is empty");
  expect(await cart(own.replace("__Host-", ""))).toContain("Your cart is empty");
});

test("no answer says what the process keeps, and no line of the log names a customer's e-mail", async () => {
  const email = "very.own.address@example.com";
  await post("/register", { first_name: "Ada", last_name: "Byron", email, password: "a tide of boats" });
  const page = () =>
    server.send({
      method: "GET",
      url: new URL("/kitchen", home),
      headers: { accept: "text/html" },
      body: "",
    });
  for (const _ of [1, 2, 3]) expect((await page()).headers["server-timing"]).toBeUndefined();
  await expect.poll(() => server.output(), { timeout: 30_000 }).toContain("Confirm your email");
  expect(server.output()).not.toContain(email);
  expect(server.output()).not.toContain("very-own-address");
});
