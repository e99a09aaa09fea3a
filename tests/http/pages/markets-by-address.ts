import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { orderOf, Shopper } from "../../live/harness/shopper";
import type { DemoListener } from "../demo-listener";
import type { Send } from "../runner/answer";
import { seenText } from "../runner/page";
import { select } from "../runner/select";

type Served = { demo: DemoListener; send: Send; home: string };

/** What a page says without directions and with plain spaces. */
const plain = (text: string) => text.replace(/[\u2066-\u2069\u200e\u200f]/g, "").replace(/\u00a0/g, " ");
const unfolded = (mail: string) => mail.replace(/=\r?\n/g, "");

/** A shop in dollars with a market in euros, in two languages, and one in yen (docs/rules/markets.md). */
export function marketsByAddress(served: () => Served): void {
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const { send, home } = served();
    return send({
      method: "GET",
      url: new URL(path, home),
      headers: { accept: "text/html", ...headers },
      body: "",
    });
  };
  const textAt = async (path: string) => plain(seenText((await get(path)).body));

  describe("a shop in several markets", () => {
    beforeAll(async () => {
      await served().demo.writeSettings("harbor", {
        general: { app: { name: "Harbor & Pine" }, language: "en", languages: [{ language: "ar" }] },
        markets: [
          {
            code: "eu",
            name: "Europe",
            currency: "EUR",
            rate: "0.92",
            rounding: "0.99",
            countries: ["DE", "FR"],
            languages: ["en", "ar"],
          },
          { code: "jp", name: "Japan", currency: "JPY", rate: "149.5", rounding: "10" },
          {
            code: "ca",
            name: "Canada",
            currency: "CAD",
            rate: "1.37",
            countries: ["CA", "US"],
            domain: "localhost",
            tax: "included",
          },
        ],
      });
    });

    test("is there a moment after its settings were saved", async () => {
      await expect.poll(async () => (await get("/en-jp/brands")).status).toBe(200);
    });

    test("lists, sorts and filters by the prices of the market, which its cards show", async () => {
      for (const path of ["/en-eu/kitchen", "/en-eu/search?q=mug", "/en-eu/kitchen?sort=price-asc"]) {
        const text = await textAt(path);
        expect([path, /€\d+\.99/.test(text), text.includes("$")]).toEqual([path, true, false]);
      }
      const yen = await textAt("/en-jp/search?q=mug");
      expect(yen).toMatch(/¥3,590/);
      const moved = await get("/en-eu/kitchen?price_from=20&price_to=30");
      const listed = (await textAt(moved.headers.location ?? "")).replace(/Before €\S+/g, "");
      expect(listed).toContain("€22.99");
      expect(listed).not.toMatch(/€(?:[3-9]\d|1\d)\.99 /);
    });

    test("a product’s page, its quantity prices and what search engines get are in the market’s money", async () => {
      const { body } = await get("/en-eu/tide-mug");
      expect(plain(seenText(body))).toContain("€22.99");
      expect(plain(seenText(body))).toContain("€19.99");
      expect(seenText(body)).not.toContain("$");
      expect(body).toMatch(/"priceCurrency":"EUR"/);
      expect(select(body, 'meta[property="product:price:currency"]')[0]?.attribs.content).toBe("EUR");
      expect(await textAt("/tide-mug")).toContain("$24.00");
    });

    test("each market's page is kept apart (rule markets-6)", async () => {
      const pages = ["/tide-mug", "/en-eu/tide-mug", "/en-jp/tide-mug"];
      const tags: (string | undefined)[] = [];
      // A page is kept at its second request.
      for (const path of [...pages, ...pages, ...pages]) tags.push((await get(path)).headers.etag);
      expect(new Set(tags.slice(3, 6)).size).toBe(3);
      expect(tags.slice(6)).toEqual(tags.slice(3, 6));
    });

    test("in Arabic the same amounts, from the right", async () => {
      const { body } = await get("/ar-eu/tide-mug");
      expect(body).toContain('<html lang="ar" dir="rtl"');
      expect(plain(seenText(body))).toMatch(/22\.99 €/);
    });

    test("an address of no market is not found, and the office has none", async () => {
      for (const path of ["/en-xx/kitchen", "/fr-eu/kitchen", "/en-eu/admin", "/en-eu/sitemap.xml"])
        expect([path, (await get(path)).status]).toEqual([path, 404]);
    });

    test("the footer leads to the page in view in each market; search engines know their countries", async () => {
      const { body } = await get("/en-eu/kitchen");
      const links = select(body, "nav a[hreflang]").map(({ attribs, children }) => [
        attribs.href,
        children.length > 0,
      ]);
      expect(links.map(([href]) => href)).toEqual([
        "/kitchen",
        "/ar/kitchen",
        "/en-eu/kitchen",
        "/ar-eu/kitchen",
        "/en-jp/kitchen",
        "http://localhost:3000/kitchen",
      ]);
      expect(seenText(body)).toContain("English · Europe · EUR");
      const here = select(body, 'nav a[hreflang][aria-current="true"]').map(({ attribs }) => attribs.href);
      expect(here).toEqual(["/en-eu/kitchen"]);
      const alternates = select(body, 'link[rel="alternate"][hreflang]').map(
        ({ attribs }) => attribs.hreflang,
      );
      const tags = ["en", "ar", "en-DE", "en-FR", "ar-DE", "ar-FR", "en-CA", "en-US", "x-default"];
      expect(alternates).toEqual(tags);
      const { body: map } = await get("/sitemaps/1.xml");
      expect(new Set(map.match(/<loc>[^<]+/g)).size).toBe(map.match(/<loc>/g)?.length ?? 0);
    });

    test("a purchase in yen: cart, checkout, order and mail are in yen", async () => {
      const { demo, send, home } = served();
      const guest = new Shopper(send, home);
      await guest.add(await guest.productId("harbor-carafe"));
      expect(plain(await guest.cartText())).toMatch(/Subtotal \$/);
      const there = guest.in("/en-jp");
      const cart = plain(await there.cartText());
      expect(cart).toMatch(/¥[\d,]+/);
      expect(cart).not.toContain("$");
      const placed = await there.place(await there.fillCheckout("yen@example.com"));
      expect(placed.headers.location).toMatch(/^\/en-jp\/checkout\/success/);
      const id = orderOf(placed);
      const receipt = plain(seenText((await there.get(`/order/${id}`)).body));
      expect(receipt).toMatch(/Total ?¥[\d,]+/);
      expect(receipt).not.toContain("$");
      await demo.runJobs("send-order-mail");
      const folder = join(demo.dataDir, "mail");
      const mail = readdirSync(folder)
        .map((name) => unfolded(readFileSync(join(folder, name), "utf8")))
        .find((text) => text.includes("yen@example.com"));
      expect(mail).toMatch(/=C2=A5|¥/);
    });

    test("at a domain of its own: pages, cart, order and mail, with tax in its prices (rule markets-1)", async () => {
      const { demo, send } = served();
      const there = "http://localhost:3000";
      const page = await get(`${there}/kitchen`);
      expect(select(page.body, 'link[rel="canonical"]')[0]?.attribs.href).toBe(`${there}/kitchen`);
      const inFirst = select(page.body, 'link[hreflang="x-default"]')[0]?.attribs.href;
      expect(inFirst).toBe(new URL("/kitchen", served().home).href);
      expect((await get(`${there}/en-jp/kitchen`)).status).toBe(404);
      const guest = new Shopper(send, there);
      await guest.add(await guest.productId("harbor-carafe"));
      expect(plain(await guest.cartText())).toMatch(/Subtotal CA\$/);
      const placed = await guest.place(await guest.fillCheckout("cad@example.com"));
      const id = orderOf(placed);
      const receipt = plain(seenText((await guest.get(`/order/${id}`)).body));
      expect(receipt).toMatch(/Total ?CA\$/);
      await demo.runJobs("send-order-mail");
      const folder = join(demo.dataDir, "mail");
      const mails = readdirSync(folder).map((name) => unfolded(readFileSync(join(folder, name), "utf8")));
      expect(mails.find((text) => text.includes("cad@example.com"))).toContain(`${there}/order/${id}`);
    });

    test("a network's word for the country is handed to the browser, which offers a market (rule markets-9)", async () => {
      const told = await get("/tide-mug", { "cf-ipcountry": "DE" });
      expect(told.setCookies.join()).toContain("visitor_country=DE");
      const again = await get("/tide-mug", { "cf-ipcountry": "DE", cookie: "visitor_country=DE" });
      expect(again.setCookies.join()).not.toContain("visitor_country");
      expect((await get("/tide-mug", { "cf-ipcountry": "XX" })).setCookies.join()).toBe("");
      expect(told.body).toContain("We also deliver to your country, with prices in Euro.");
    });

    test("a gift card is neither sold nor taken where another currency is paid (rule markets-5)", async () => {
      const { send, home } = served();
      const guest = new Shopper(send, home).in("/en-eu");
      const page = await guest.get("/gift-card");
      expect(page.status).toBe(200);
      expect(seenText(page.body)).not.toContain("$");
      await guest.add(await guest.productId("harbor-carafe"));
      const refused = await guest.post("/checkout/cart", {
        intent: "apply-code",
        code: "ABCD-EFGH-JKLM-NPQR",
      });
      expect(refused.status).toBe(422);
    });
  });
}
