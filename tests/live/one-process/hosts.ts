import { readdir, readFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { until } from "../harness/until";
import { ask, visit } from "../harness/visit";
import type { OneProcess } from "./one-process";

const evil = "203.0.113.66";
const home = "https://corner.example";

/** What a shop with a domain of its own says of its address, whatever requests claim. */
export function hosts(site: OneProcess): void {
  /** Status and text of a request written by hand, for what no client would send. */
  async function raw(lines: string[]): Promise<{ status: number; whole: string }> {
    const socket = connect(site.server.port, "127.0.0.1");
    socket.write(`${[...lines, "Connection: close"].join("\r\n")}\r\n\r\n`, "latin1");
    const whole = await text(socket);
    return { status: Number(whole.split(" ")[1]), whole };
  }

  const post = (host: string, path: string, fields: Record<string, string>) =>
    site.server.send({
      method: "POST",
      url: new URL(path, `http://${host}`),
      headers: { "content-type": "application/x-www-form-urlencoded", "x-forwarded-host": evil },
      body: new URLSearchParams(fields).toString(),
    });

  /** Every mail so far, one after the other. */
  async function mails(): Promise<string> {
    const folder = join(site.database.dataDir, "mail");
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".html"));
    return (await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")))).join("\n");
  }

  /** Waits for a mail with a link that begins so, and answers how it goes on. */
  async function mailed(link: string): Promise<string> {
    const body = async () => (await mails()).replaceAll("&amp;", "&");
    await until(
      async () => ({ status: 200, headers: {}, setCookies: [], body: await body() }),
      (answer) => answer.body.includes(link),
      link,
    );
    const [, rest = ""] = (await body()).split(link);
    return /^[^"\s]*/.exec(rest)?.[0] ?? "";
  }

  describe("what a shop says of its address", () => {
    test.each(["/mug", "/kitchen", "/", "/robots.txt", "/sitemap.xml", "/search?q=mug"])(
      "%s names the primary domain, whatever a request claims",
      async (path) => {
        const answer = await site.server.send({
          method: "GET",
          url: new URL(path, home),
          headers: { accept: "text/html", "x-forwarded-host": evil, "x-forwarded-proto": "http" },
          body: "",
        });
        expect(answer.status).toBe(200);
        expect(answer.body).toContain(home);
        expect(answer.body).not.toContain(evil);
        expect(answer.body).not.toContain("http://corner.example");
        expect(answer.body).not.toContain(`:${site.server.port}`);
      },
    );

    test("the API reports it as base_url", async () => {
      const { body } = await ask(
        site.server.send,
        home,
        "{ initSettings { settings { general { app { base_url } } } } }",
      );
      expect(body).toContain(`"base_url":"${home}"`);
    });

    test("the mails of a registration and of a reset lead there", async () => {
      const email = "ada@example.com";
      await post("corner.example", "/register", {
        first_name: "Ada",
        last_name: "Byron",
        email,
        password: "a tide of paper boats",
      });
      await post("corner.example", `/verify-email?hash=${await mailed(`${home}/verify-email?hash=`)}`, {});
      await post("corner.example", "/reset-password", { email });
      await mailed(`${home}/reset-password?hash=`);
    });
  });

  describe("a host of no shop reaches none", () => {
    test.each([evil, "127.0.0.1", "[::1]", "nowhere.example"])("%s", async (host) => {
      const { status, whole } = await raw(["GET / HTTP/1.1", `Host: ${host}`]);
      expect(status).toBe(404);
      expect(whole).toContain("We can’t seem to find");
    });

    test("a reset asked for under a bare address sends no mail", async () => {
      const { status } = await post(evil, "/reset-password", { email: "ada@example.com" });
      expect(status).toBe(404);
    });
  });

  describe("an alias leads to the primary domain", () => {
    const send = (method: string, path: string) =>
      site.server.send({ method, url: new URL(path, "https://www.corner.example"), headers: {}, body: "" });

    test.each([
      ["GET", 301],
      ["HEAD", 301],
      ["POST", 308],
    ])("%s with %i", async (method, status) => {
      const answer = await send(method, "/kitchen?page=2&x=%2F");
      expect([answer.status, answer.headers.location]).toEqual([status, `${home}/kitchen?page=2&x=%2F`]);
    });

    test("but not for a call of the API", async () => {
      expect((await ask(site.server.send, "https://www.corner.example", "{ __typename }")).status).toBe(200);
    });

    test("and names of this machine answer in place, canonical to the primary domain", async () => {
      const { status, body } = await visit(site.server.send, "http://corner.localhost/mug");
      expect(status).toBe(200);
      expect(body).toContain(`<link rel="canonical" href="${home}/mug"`);
    });
  });

  describe("an odd request is the sender's fault", () => {
    test.each(["//evil.com/tide-mug", "//", "/\\evil.com/mug", "/.//evil.com", "http://evil.com/mug", "*"])(
      "target %s",
      async (target) => {
        expect((await raw([`GET ${target} HTTP/1.1`, "Host: corner.example"])).status).toBe(400);
      },
    );

    test.each(["a<b.com", "", "me@corner.example", "corner.example, evil.com"])("host '%s'", async (host) => {
      expect((await raw(["GET / HTTP/1.1", `Host: ${host}`])).status).toBe(400);
    });

    test("two hosts", async () => {
      expect((await raw(["GET / HTTP/1.1", "Host: corner.example", "Host: evil.com"])).status).toBe(400);
    });

    test("a redirect to words outside ASCII is written in ASCII", async () => {
      const answer = await post("corner.example", "/consent", {
        answer: "declined",
        return_to: "/größe?q=日本",
      });
      expect(answer.status).toBe(303);
      expect(answer.headers.location).toBe("/gr%C3%B6%C3%9Fe?q=%E6%97%A5%E6%9C%AC");
    });

    test("bytes outside ASCII in a target", async () => {
      expect((await raw(["GET /caf\u00e9 HTTP/1.1", "Host: corner.example"])).status).toBe(400);
    });
  });

  test("the start names the shops by their public addresses (rule operations-16)", async () => {
    await expect.poll(() => site.server.output()).toContain("https://corner.example/  Corner");
  });
}
