import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { orderOf, Shopper } from "../../live/harness/shopper";
import type { DemoListener } from "../demo-listener";
import type { Answer, Send } from "../runner/answer";
import { select } from "../runner/select";

/** A shop whose first language is German, with English at `/en` and French at `/fr`. */
type Served = { demo: DemoListener; send: Send; home: string };

const isWithoutLanguage = /^\/(?:assets|media|scripts|admin|favicon|sitemap|\.well-known)/;

/** A mail without the ends of lines that its encoding adds. */
const unfolded = (mail: string) => mail.replace(/=\r?\n/g, "");

/** A shop in several languages by address (rules locales-1 to locales-6). */
export function languagesByAddress(served: () => Served): void {
  const get = (url: string, headers: Record<string, string> = {}) =>
    served().send({
      method: "GET",
      url: new URL(url, served().home),
      headers: { accept: "text/html", ...headers },
      body: "",
    });
  const alternatesOf = ({ body }: Answer) =>
    select(body, 'link[rel="alternate"][hreflang]').map(({ attribs }) => [attribs.hreflang, attribs.href]);
  const hrefOf = ({ body }: Answer, selector: string) => select(body, selector)[0]?.attribs.href ?? "";

  describe("a page below the prefix of a language", () => {
    test.each(["/en", "/en/kitchen", "/en/tide-mug", "/en/checkout/cart", "/en/login", "/en/search?q=mug"])(
      "%s is in it, and leads to nothing in another (rule locales-2)",
      async (path) => {
        const page = await get(path);
        expect(page.status).toBe(200);
        expect(page.body).toContain('<html lang="en" dir="ltr"');
        const leads = [...select(page.body, "a[href]"), ...select(page.body, "form[action]")]
          .filter(({ attribs }) => !("hreflang" in attribs))
          .map(({ attribs }) => attribs.href ?? attribs.action ?? "");
        const paths = leads.filter((lead) => lead.startsWith("/") && !isWithoutLanguage.test(lead));
        expect(paths.length).toBeGreaterThan(5);
        expect(paths.filter((lead) => !/^\/en(?:[/?#]|$)/.test(lead))).toEqual([]);
        expect(page.body).not.toContain("/en/en");
      },
    );

    test("a missing page answers 404 in the language, and addresses without a language have no prefixed copy", async () => {
      const lost = await get("/en/not-there");
      expect([lost.status, lost.body.includes('lang="en"')]).toEqual([404, true]);
      for (const path of ["/en/admin", "/en/robots.txt", "/en/sitemap.xml", "/it/kitchen"])
        expect([path, (await get(path)).status]).toEqual([path, 404]);
    });

    test("the router gets its data, redirects included", async () => {
      const data = await get("/en/kitchen.data");
      expect(data.status).toBe(200);
      expect(data.headers["content-type"]).toMatch(/^text\/x-script/);
      expect((await get("/en.data")).body).toContain("routes/_store+");
      const moved = await get("/en/kitchen?price_from=5&price_to=50");
      expect(moved.headers.location).toMatch(/^\/en\/kitchen\//);
      const asked = await get("/en/account/orders");
      expect(asked.headers.location).toBe("/en/login?redirect=%2Faccount%2Forders");
    });

    test("one page in two languages is two kept pages, and each is served again (rule locales-2)", async () => {
      const pages = [];
      for (const path of ["/brands", "/en/brands", "/brands", "/en/brands"]) pages.push(await get(path));
      const [german, english, germanAgain, englishAgain] = pages.map(({ headers }) => headers.etag);
      expect(german).not.toBe(english);
      expect([germanAgain, englishAgain]).toEqual([german, english]);
      const kept = await get("/en/brands", { "if-none-match": english ?? "" });
      expect(kept.status).toBe(304);
    });

    test("no header of a request chooses its language", async () => {
      const { body } = await get("/kitchen", { "awning-language": "fr", "accept-language": "fr" });
      expect(body).toContain('<html lang="de-AT"');
    });
  });

  describe("for search engines (rule locales-4)", () => {
    test("each address of the sitemap answers, is canonical, and its hreflang points back", async () => {
      const index = await get("/sitemap.xml");
      const maps = [...index.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => url);
      const { body } = await get(maps[0] ?? "");
      const urls = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url));
      expect(body).toContain('<xhtml:link rel="alternate" hreflang="x-default"');
      expect(urls.length % 3).toBe(0);
      const crawled = urls.filter((_, at) => at % 3 === 0).slice(0, 4);
      for (const url of crawled) {
        const page = await get(url.pathname);
        const alternates = alternatesOf(page);
        // A page that is a whole document has the head that its owner wrote.
        if (!page.body.includes("__remixContext")) continue;
        expect([url.pathname, page.status]).toEqual([url.pathname, 200]);
        expect(alternates.map(([language]) => language)).toEqual(["de-AT", "en", "fr", "x-default"]);
        expect(hrefOf(page, 'link[rel="canonical"]')).toBe(url.href);
        for (const [language, there = ""] of alternates) {
          const other = await get(new URL(there).pathname);
          expect([there, other.status, hrefOf(other, 'link[rel="canonical"]')]).toEqual([there, 200, there]);
          expect(alternatesOf(other)).toEqual(alternates);
          if (language !== "x-default") expect(other.body).toContain(`<html lang="${language}"`);
        }
      }
    });

    test("a page that is not listed names no other language; crawlers keep out of carts in all", async () => {
      expect(alternatesOf(await get("/en/search?q=mug"))).toEqual([]);
      expect((await get("/robots.txt")).body).toContain("Disallow: /en/checkout/");
    });
  });

  test("the footer leads to the page in view in each language (rule locales-3)", async () => {
    const { body } = await get("/fr/kitchen?page=2");
    const links = select(body, "nav a[hreflang]").map(({ attribs }) => [attribs.hreflang, attribs.href]);
    expect(links).toEqual([
      ["de-AT", "/kitchen?page=2"],
      ["en", "/en/kitchen?page=2"],
      ["fr", "/fr/kitchen?page=2"],
    ]);
  });

  test("who changes the language keeps the cart, buys in the last, and is written to in it", async () => {
    const { demo, send, home } = served();
    const german = new Shopper(send, home);
    await german.add(await german.productId("harbor-carafe"));
    const english = german.in("/en");
    expect(await english.cartText()).toContain("Subtotal");
    const placed = await english.place(await english.fillCheckout("grace@example.com"));
    expect(placed.headers.location).toMatch(/^\/en\/checkout\/success/);
    const id = orderOf(placed);
    const receipt = await german.get(`/order/${id}`);
    expect(receipt.body).toContain('<html lang="de-AT"');
    await demo.runJobs("send-order-mail");
    const folder = join(demo.dataDir, "mail");
    const mails = readdirSync(folder).map((name) => unfolded(readFileSync(join(folder, name), "utf8")));
    const mail = mails.find((text) => text.includes("grace@example.com")) ?? "";
    expect(mail).toContain(`/en/order/${id}`);
    expect(mail).toMatch(/Subject: .*order/i);
  });
}
