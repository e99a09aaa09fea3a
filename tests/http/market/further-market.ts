import { and, asc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { dayOf } from "~/models/numbers/day-range";
import { readSales } from "~/services/numbers/read-sales.server";
import { checkLedger } from "~/services/payments/ledger/check-ledger.server";
import { listMovements } from "~/services/payments/ledger/list-movements.server";
import { orders } from "~/tables/orders/orders";
import { sellers } from "~/tables/shops/tenants";
import { orderOf, Shopper } from "../../live/harness/shopper";
import type { DemoListener } from "../demo-listener";
import { formFields } from "../form-fields";
import { formWith, lineIn } from "../office-forms";
import type { openPlainBrowser } from "../plain-browser";
import { seenText } from "../runner/page";
import { select } from "../runner/select";
import { sendWithoutNetwork } from "../runner/send-without-network";

type Served = { demo: DemoListener; june: ReturnType<typeof openPlainBrowser>; market: string };

/** What a page says without directions and with plain spaces. */
const plain = (text: string) => text.replace(/[\u2066-\u2069\u200e\u200f]/g, "").replace(/\u00a0/g, " ");

/** A marketplace in dollars with markets in euros and yen (rules markets-1, markets-2 and payouts-11). */
export function furtherMarket(served: () => Served): void {
  const visit = async (path: string) => {
    const { demo, market } = served();
    const { status, body } = await new Shopper(sendWithoutNetwork(demo.listener), market).get(path);
    return { status, body, text: plain(seenText(body)) };
  };

  describe("a marketplace in a further market", () => {
    test("is opened by its settings, and a seller's own shop has none", async () => {
      await served().demo.writeSettings("bazaar", {
        markets: [
          { code: "eu", name: "Europe", currency: "EUR", rate: "0.92", rounding: "0.99" },
          { code: "jp", name: "Japan", currency: "JPY", rate: "149.5", rounding: "10" },
        ],
      });
      await expect.poll(async () => (await visit("/en-jp/black-tea")).status).toBe(200);
      const own = served().demo.writeSettings("potter", {
        markets: [{ code: "eu", name: "Europe", currency: "EUR", rate: "0.0001" }],
      });
      await expect(own).rejects.toThrow("a seller’s own shop has one market");
    });

    test.each([
      "/en-eu/black-tea",
      "/en-eu/black-tea?sort=price-asc",
      "/en-eu/search?q=bergamot",
      "/en-eu/bergamot-street",
      "/en-eu/seller/thrift",
    ])("%s shows every seller’s prices in the market’s currency", async (path) => {
      const { status, text } = await visit(path);
      expect([status, /€\d+\.99/.test(text), text.includes("$")]).toEqual([200, true, false]);
    });

    test("the same offers come first, and each seller's has the price that its page and the cart have", async () => {
      const { text } = await visit("/en-jp/search?q=bergamot");
      expect(text).toMatch(/2 sellers from ¥2,020/);
      const { body } = await visit("/en-jp/bergamot-street");
      const [more = ""] = /\/en-jp\/more-sellers\/[\w-]+/.exec(body) ?? [];
      const offers = (await visit(more)).text;
      // $13.50 and $15.00 by 149.5, to the nearest ten yen.
      expect([offers.includes("¥2,020"), offers.includes("¥2,240"), offers.includes("$")]).toEqual([
        true,
        true,
        false,
      ]);
      expect(body).toMatch(/"priceCurrency":"JPY"/);
      const sorted = (await visit("/en-jp/black-tea?sort=price-asc")).text;
      const prices = [...sorted.matchAll(/(?:from |from)?¥([\d,]+)/g)].map(([, yen = ""]) => yen);
      expect(prices.length).toBeGreaterThan(3);
    });

    test("a seller's minimum and own delivery are in it", async () => {
      expect((await visit("/en-eu/seller/thrift")).text).toContain("Orders of €11.04 or more.");
      expect((await visit("/en-jp/seller/thrift")).text).toContain("Orders of ¥1,794 or more.");
    });

    test("what two sellers sold in yen is paid to them in dollars, and a refund taken back", async () => {
      const { demo, june, market } = served();
      for (const code of ["books", "potter"]) await payAtOnce(code);
      const guest = new Shopper(sendWithoutNetwork(demo.listener), market).in("/en-jp");
      await add(guest, "bergamot-street", "books", "3");
      await add(guest, "morning-beaker", "potter", "2");
      const cart = plain(await guest.cartText());
      expect([cart.includes("¥6,060"), cart.includes("$")]).toEqual([true, false]);
      const placed = await guest.post("/checkout?index", await answered(guest));
      const first = orderOf(placed) ?? expect.fail(plain(seenText(placed.body)));
      const receipt = plain(seenText((await guest.get(`/checkout/success?order=${first}`)).body));
      expect(receipt).not.toContain("$");

      const [books, potter] = await placedOrders();
      expect([books?.currency, potter?.currency]).toEqual(["JPY", "JPY"]);
      expect(books?.exchange?.rate).toBe("149.5");
      for (const { number } of [books, potter]) await fulfil(number);

      const ctx = await demo.contextOf("bazaar");
      const commission = (await listMovements(ctx, { sellerCode: "potter", limit: 9 })).find(
        ({ account, part }) => account === "seller_payable" && part === "commission",
      );
      // 12 % of the goods, and 30 cents an order by its rate.
      expect(commission).toMatchObject({
        currency: "JPY",
        amountMinor: Math.round(potter.subtotalMinor * 0.12) + 45,
      });
      expect((await june.post("/admin/payouts", { do: "run" })).status).toBe(303);
      const list = plain(seenText((await june.get("/admin/payouts")).body));
      expect(list).not.toContain("¥");
      const { statement, csv } = await statementOf("Marginalia Books");
      expect(statement).toContain(`${books.number} · ¥`);
      expect(csv).toMatch(/,USD,\d+,JPY,149\.5\n/);
      expect(plain(seenText((await june.get("/admin/sellers/books")).body))).toContain("owed $0.00");

      const refunded = await june.post(`/admin/orders/${books.number}`, {
        do: "refund",
        delivery: "",
        amount: "1000",
        reason: "Torn",
        refunded: "0",
      });
      expect(refunded.headers.location).toBe(`/admin/orders/${books.number}?done=refund`);
      const owed = plain(seenText((await june.get("/admin/sellers/books")).body));
      expect(owed).toMatch(/owed −\$\d/);
      expect(owed).toMatch(/−¥\d+ \(−\$\d/);

      expect(await checkLedger(ctx)).toMatchObject({ totalMinor: "0", unbalanced: [] });
      const today = dayOf(new Date(), ctx.shop.settings.general.time_zone);
      const days = await readSales(ctx, { from: today, to: today, by: "day", sellerId: null });
      const goods = days.reduce((sum, { goodsMinor }) => sum + goodsMinor, 0);
      const own = [books, potter].map(({ exchange }) => exchange?.business.subtotalMinor ?? 0);
      expect(Math.abs(goods - own.reduce((sum, minor) => sum + minor, 0))).toBeLessThanOrEqual(1);
    });
  });

  /** A seller is paid when its order is completed, whatever it sold. */
  async function payAtOnce(code: string): Promise<void> {
    const { june } = served();
    const page = `/admin/sellers/${code}`;
    const terms = formWith((await june.get(page)).body, "rate");
    const saved = await june.post(page, { ...terms, do: "terms", holdDays: "0", minimum: "" });
    expect(saved.headers.location).toBe(`${page}?done=terms`);
  }

  /** Puts a seller's offer of a product into the cart, from the page of that offer. */
  async function add(guest: Shopper, slug: string, seller: string, qty: string): Promise<void> {
    const { body } = await guest.get(`/${slug}`);
    const [, jpin = ""] = new RegExp(`/product/${slug}/([\\w-]+)`).exec(body) ?? [];
    const page = jpin ? await guest.get(`/product/${slug}/${jpin}/${seller}`) : { body };
    const value = (name: string) => select(page.body, `main input[name="${name}"]`)[0]?.attribs.value ?? "";
    const fields = { intent: "add", product_id: value("product_id"), seller: value("seller"), qty };
    expect((await guest.post("/checkout/cart", fields)).status).toBe(303);
  }

  /** Answers the questions of the checkout for both sellers, and what its button then sends. */
  async function answered(guest: Shopper): Promise<Record<string, string>> {
    const street = { address_line1: "12 Harbor St", city: "Nazareth", state: "PA", postcode: "18064" };
    const name = { first_name: "Ada", last_name: "Byron", country: "US", phone: "6105551234" };
    await guest.post("/checkout?index", { intent: "contact", email: "yen@example.com" });
    await guest.post("/checkout?index", { intent: "shipping-address", ...name, ...street });
    const asked = formFields((await guest.get("/checkout")).body, "main");
    const methods = asked.filter(([field]) => field.startsWith("shipping_method."));
    const chosen = Object.fromEntries(methods.map(([field]) => [field, "standard"]));
    await guest.post("/checkout?index", { intent: "shipping-method", ...chosen });
    const fields = formFields((await guest.get("/checkout")).body, "main");
    const seen = fields.filter(([field]) => /^(?:place_token|seen)\./.test(field));
    expect(seen).toHaveLength(4);
    const payment = { payment_method: "bank_transfer", billing_same: "on" };
    return { intent: "place", ...Object.fromEntries(seen), ...payment };
  }

  /** The orders of the purchase, the one of the books first. */
  async function placedOrders() {
    const { db, tenant } = await served().demo.contextOf("bazaar");
    const rows = await db
      .select({
        number: orders.incrementId,
        currency: orders.currency,
        exchange: orders.exchange,
        subtotalMinor: orders.subtotalMinor,
      })
      .from(orders)
      .innerJoin(sellers, and(eq(sellers.tenantId, orders.tenantId), eq(sellers.id, orders.sellerId)))
      .where(and(eq(orders.tenantId, tenant.id), eq(orders.email, "yen@example.com")))
      .orderBy(asc(sellers.code));
    const [books, potter] = rows;
    if (!books || !potter) throw new Error(`${rows.length} orders were placed`);
    return [books, potter] as const;
  }

  /** The order is paid, with those it is paid with, and sent whole. */
  async function fulfil(number: string): Promise<void> {
    const { june } = served();
    const path = `/admin/orders/${number}`;
    await june.post(path, { do: "pay" });
    const { body } = await june.get(path);
    const { line, sku } = lineIn(body);
    const qty = select(body, `input[name="qty.${line}"]`)[0]?.attribs.value ?? "";
    const parcel = {
      do: "ship",
      carrier: "ups",
      tracking: "1Z1",
      [`qty.${line}`]: qty,
      [`sku.${line}`]: sku,
    };
    expect((await june.post(path, parcel)).headers.location).toBe(`${path}?done=ship`);
  }

  async function statementOf(seller: string) {
    const { june } = served();
    const list = (await june.get("/admin/payouts")).body;
    for (const [path] of list.matchAll(/\/admin\/payouts\/P-[\w-]+/g)) {
      const page = await june.get(path);
      const statement = plain(seenText(page.body));
      const [, file = ""] = /href="([^"]+)"[^>]*>[^<]*as CSV/.exec(page.body) ?? [];
      if (statement.includes(seller) && statement.includes("¥"))
        return { statement, csv: (await june.get(file)).body };
    }
    throw new Error(`there is no payout to ${seller} for yen`);
  }
}
