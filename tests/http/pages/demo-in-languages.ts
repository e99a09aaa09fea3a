import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { keyFor } from "~/services/api/owner-graphql/owner-fixture.server";
import { refundOrder } from "~/services/orders/money/refund-order.server";
import { takePayment } from "~/services/orders/money/take-payment.server";
import { withPayments } from "~/services/payments/providers/payment-fixture.server";
import type { ShopContext } from "~/services/shops/context/shop-context.server";
import { orderOf, Shopper } from "../../live/harness/shopper";
import type { DemoListener } from "../demo-listener";
import { formFields } from "../form-fields";
import { openPlainBrowser } from "../plain-browser";
import type { Answer, Send } from "../runner/answer";
import { seenText } from "../runner/page";
import { select } from "../runner/select";
import { shownTexts } from "./shown-texts";

type Served = { demo: DemoListener; send: Send };

const home = "http://mokka.localhost:3000";

/** What a page says without directions and with plain spaces. */
const plain = (text: string) =>
  text.replace(/[\u2066-\u2069\u200e\u200f]/g, "").replace(/[\u00a0\u202f]/g, " ");

const hamburg = {
  address_line1: "Brook 4",
  city: "Hamburg",
  postcode: "20457",
  country: "DE",
  phone: "+49 40 5550133",
};
const dubai = {
  address_line1: "8 Al Fahidi",
  city: "Dubai",
  state: "DU",
  country: "AE",
  phone: "+97145550133",
};
const english = ["night-ferry", "tea-glasses"];
const arabic = ["عبارة-الليل", "كووس-شاي"];

/** How one buys in each language and market of the demo shop mokka. */
const purchases = [
  { at: "", money: "€41.40", there: hamburg, goods: english, said: "rder" },
  { at: "/de", money: "41,40 €", there: hamburg, goods: ["nachtfaehre", "teeglaeser"], said: "Bestell" },
  { at: "/ar", money: "41.40 €", there: hamburg, goods: arabic, said: "طلب" },
  { at: "/en-gulf", money: "AED 219.04", there: dubai, goods: english, said: "rder" },
  { at: "/ar-gulf", money: "219.04 د.إ", there: dubai, goods: arabic, said: "طلب" },
];

/** A shop in English, German and Arabic with a market in dirhams (rules markets-1 to -7, locales-1 to -6). */
export function demoInLanguages(served: () => Served): void {
  const get = (path: string): Promise<Answer> =>
    served().send({ method: "GET", url: new URL(path, home), headers: { accept: "text/html" }, body: "" });
  const alternatesOf = ({ body }: Answer) =>
    select(body, 'link[rel="alternate"][hreflang]').map(({ attribs }) => [
      attribs.hreflang ?? "",
      attribs.href ?? "",
    ]);
  const canonicalOf = ({ body }: Answer) => select(body, 'link[rel="canonical"]')[0]?.attribs.href;

  describe("the demo shop in three languages and two currencies", () => {
    test("every address of its sitemap answers, is canonical, and its hreflang points back", async () => {
      const index = await get("/sitemap.xml");
      const [map = ""] = [...index.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => url);
      const { body } = await get(new URL(map).pathname);
      const urls = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => url);
      const pages = new Map<string, Answer>();
      for (const url of urls) pages.set(url, await get(new URL(url).pathname));
      const wrong = [...pages].flatMap(([url, page]) => {
        const alternates = alternatesOf(page);
        const lost = alternates.filter(([, there = ""]) => {
          const other = pages.get(there);
          return !other || JSON.stringify(alternatesOf(other)) !== JSON.stringify(alternates);
        });
        return page.status === 200 && canonicalOf(page) === url && alternates.length > 0 && lost.length === 0
          ? []
          : [[url, page.status, canonicalOf(page), lost]];
      });
      expect(wrong).toEqual([]);
      expect(urls.length).toBeGreaterThan(100);
      expect(alternatesOf(pages.get(`${home}/de/tassen`) ?? expect.fail("no /de/tassen"))).toEqual([
        ["en", `${home}/cups`],
        ["de", `${home}/de/tassen`],
        ["ar", `${home}/ar/${encodeURIComponent("فناجين")}`],
        ...["AE", "SA", "KW"].map((country) => [`en-${country}`, `${home}/en-gulf/cups`]),
        ...["AE", "SA", "KW"].map((country) => [
          `ar-${country}`,
          `${home}/ar-gulf/${encodeURIComponent("فناجين")}`,
        ]),
        ["x-default", `${home}/cups`],
      ]);
      const left = [...pages].flatMap(([url, page]) => {
        const first = alternatesOf(page).find(([language]) => language === "x-default")?.[1] ?? "";
        const language = /\/(de|ar)(?:-gulf)?(?:\/|$)/.exec(url)?.[1];
        return language ? shared(page, pages.get(first)).map((text) => `${url}: ${text}`) : [];
      });
      expect(left).toEqual([]);
    });

    test("no English is left on the pages of a purchase either", async () => {
      for (const prefix of ["/de", "/ar", "/ar-gulf"])
        for (const path of [
          "/checkout/cart",
          "/login",
          "/register",
          "/order/tracking",
          "/search?q=xyzzy",
          "/x",
        ]) {
          const there = await get(prefix + path);
          expect([prefix, path, shared(there, await get(path))]).toEqual([prefix, path, []]);
        }
    });

    test("its goods cost their own price in dirhams, or the rate's up to the next .99, or are not sold", async () => {
      const priceAt = async (path: string) => plain(seenText((await get(path)).body));
      expect(await priceAt("/en-gulf/cardamom-mokka")).toContain("AED 59.00");
      expect(await priceAt("/en-gulf/tea-glasses")).toContain("AED 102.99");
      expect(await priceAt("/tea-glasses")).toContain("€24.00");
      const inGulf = new Shopper(served().send, home, "/en-gulf");
      const product_id = await inGulf.productId("stove-kettle");
      const kettle = await inGulf.post("/checkout/cart", { intent: "add", product_id, qty: "1" });
      expect(kettle.status).toBe(303);
      expect(await inGulf.cartText()).not.toContain("Subtotal");
    });

    test.each(purchases)("a purchase at '$at' is in its language and money to the end", async (purchase) => {
      const { at, money, there, goods, said } = purchase;
      const { demo, send } = served();
      const guest = new Shopper(send, home, at);
      const email = `guest${at.replace("/", "-")}@example.com`;
      for (const slug of goods) await guest.add(await guest.productId(slug));
      const parts: Record<string, string>[] = [
        { intent: "contact", email },
        { intent: "shipping-address", first_name: "Ada", last_name: "Byron", ...there },
        { intent: "shipping-method", shipping_method: there === dubai ? "express" : "standard" },
      ];
      for (const part of parts)
        expect([part.intent, (await guest.post("/checkout?index", part)).status]).toEqual([part.intent, 303]);
      const placed = await guest.place(await guest.placeForm());
      const id = orderOf(placed) ?? expect.fail(`not placed: ${placed.status}`);
      const ctx = withPayments(await demo.contextOf("mokka"));
      await takePayment(ctx, id);
      const papers = [await guest.get(`/order/${id}`), await guest.get(`/order/${id}/invoice`)];
      for (const { body, status } of papers) {
        expect(status).toBe(200);
        expect(plain(seenText(body))).toContain(money);
        expect(plain(seenText(body))).toContain(said);
      }
      await withdraws(guest, id, purchase);
      const market = there === dubai ? "gulf" : null;
      expect(await inOwnersApi(ctx, id)).toMatchObject({
        market,
        exchange: market && { currency: "EUR", rate: "4.28" },
      });
      const { result } = await refundOrder(ctx, id, { amountMinor: null, reason: "" });
      expect(result).toBe("done");
      await demo.runJobs("send-order-mail");
      const folder = join(demo.dataDir, "mail");
      const mails = readdirSync(folder)
        .map((name) => mailText(readFileSync(join(folder, name), "utf8")))
        .filter((mail) => mail.includes(email));
      expect(mails.length).toBeGreaterThan(1);
      for (const mail of mails) {
        expect(mail).toContain(`${home}${at}/order/${id}`);
        expect(mail).toContain(said);
      }
      // What was paid, and what was paid back.
      expect(mails.filter((mail) => mail.includes(money)).length).toBeGreaterThan(1);
    });

    /** Market and rate of an order as its owner's programs read them. */
    async function inOwnersApi(ctx: ShopContext, id: string) {
      const query = `{ order(id: "${id}") { market exchange { currency rate } } }`;
      const headers = {
        authorization: `Bearer ${await keyFor(ctx, ["orders:read"])}`,
        "content-type": "application/json",
      };
      const url = new URL("/admin-graphql", home);
      const { body } = await served().send({ method: "POST", url, headers, body: JSON.stringify({ query }) });
      return JSON.parse(body).data.order;
    }

    /** Consumers in the European Union withdraw in two steps, no others (rule withdrawals-5). */
    async function withdraws(guest: Shopper, order: string, { there, at }: (typeof purchases)[number]) {
      const offered = (await guest.get(`/order/${order}`)).body.includes(
        `${at}/order/withdraw?order=${order}`,
      );
      expect([at, offered]).toEqual([at, there !== dubai]);
      const form = { name: "Ada Byron", number: "1", email: "ada@byron.example", order };
      const lines = (await guest.get(`/order/withdraw?order=${order}`)).body.match(/qty\.l\d+/g) ?? [];
      expect(lines.length > 0).toBe(offered);
      const all = Object.fromEntries(lines.map((name) => [name, "1"]));
      const first = await guest.post("/order/withdraw", { ...form, ...all, step: "review" });
      const second = await guest.post("/order/withdraw", { ...form, ...all, step: "confirm" });
      expect([first.status, second.status]).toEqual(offered ? [200, 303] : [409, 409]);
    }

    test("its owner saves words of all languages in the office, field beside field (rule texts-10)", async () => {
      const { demo, send } = served();
      const hash = await demo.inviteOwner("mokka", { email: "nadia@example.com", name: "Nadia" });
      const nadia = openPlainBrowser(send, home);
      const password = "a pot of three cups";
      const invited = { hash, name: "Nadia", password, password_again: password };
      await nadia.post(`/admin/invitation?hash=${hash}`, invited);
      for (const path of ["/admin/menus/help", "/admin/widgets/about-banner", "/admin/products/COF-102"]) {
        const shown = formFields((await nadia.get(path)).body, ".office-record-form");
        const [field = "", text = ""] = shown.find(([name, held]) => /:de$/.test(name) && held) ?? [];
        expect([path, field]).not.toEqual([path, ""]);
        const typed = { ...Object.fromEntries(shown), [field]: `${text} neu` };
        expect([path, (await nadia.post(path, typed)).status]).toEqual([path, 303]);
        const saved = formFields((await nadia.get(path)).body, ".office-record-form");
        expect(saved.find(([name]) => name === field)).toEqual([field, `${text} neu`]);
        // The original changes, and the list says so (rule texts-13).
        const first = field.replace(/:de$/, "");
        const now = { ...Object.fromEntries(saved), [first]: "Changed since" };
        expect([path, (await nadia.post(path, now)).status]).toEqual([path, 303]);
        const list = seenText((await nadia.get(path.replace(/\/[^/]+$/, ""))).body);
        expect([path, list]).toEqual([path, expect.stringMatching(/texts? (is|are) of an older original/)]);
      }
    });
  });
}

/** Names and codes that are the same in each language. */
const names =
  /^(?:Mokka & Minze|[\w.]+@[\w.]+|English.*|Deutsch.*|العربية.*|[A-Z]{3}-\d+[-A-Z]*|Brook 4.*|Cookies|Material|Orange|© \d+ Mokka.*)$/;

/** What a page says in the same words as in English. */
function shared(page: Answer, english: Answer | undefined): string[] {
  const known = new Set(shownTexts(english?.body ?? ""));
  return shownTexts(page.body).filter(
    (text) => known.has(text) && /[A-Za-z]{2}/.test(text) && !names.test(text),
  );
}

/** A mail as it reads: without its encoding. */
function mailText(raw: string): string {
  const bytes = raw
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return plain(Buffer.from(bytes, "latin1").toString("utf8"));
}
