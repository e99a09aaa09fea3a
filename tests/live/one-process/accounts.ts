import { expect, test } from "vitest";
import type { OneProcess } from "./one-process";

const home = "http://harbor.localhost";
const free = 20;
const minuteMs = 60_000;

/** Accounts and sessions behind https. */
export function accounts(site: OneProcess): void {
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    site.server.send({
      method: "POST",
      url: new URL(path, home),
      headers: { "content-type": "application/x-www-form-urlencoded", accept: "text/html", ...headers },
      body: new URLSearchParams(fields).toString(),
    });

  test("spraying is slowed down however X-Forwarded-For rotates behind a private peer", async () => {
    const guess = (at: number) =>
      post(
        "/login",
        { email: `p${at}@example.com`, password: "Summer2026!" },
        { "x-forwarded-for": `198.51.100.${at}` },
      );
    for (let at = 0; at <= free; at++) expect((await guess(at)).status).toBe(422);
    // The wait is short, and this machine may be slow: by this clock the last guess was made only now.
    await site.server.setClock(-minuteMs);
    const refused = await guess(free + 1);
    await site.server.setClock(0);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
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
    const product = await site.server.send({
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
        await site.server.send({
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
    const confirmations = () => site.server.output().split("Confirm your email").length;
    const before = confirmations();
    await post("/register", { first_name: "Ada", last_name: "Byron", email, password: "a tide of boats" });
    const page = () =>
      site.server.send({
        method: "GET",
        url: new URL("/kitchen", home),
        headers: { accept: "text/html" },
        body: "",
      });
    for (const _ of [1, 2, 3]) expect((await page()).headers["server-timing"]).toBeUndefined();
    await expect.poll(confirmations).toBeGreaterThan(before);
    expect(site.server.output()).not.toContain(email);
    expect(site.server.output()).not.toContain("very-own-address");
  });
}
