import { describe, expect, test } from "vitest";
import { localeOf, localesOf, shopAtHost, shopIn } from "../locales/locale";
import { alternatesOf } from "../locales/page-url";
import { type ShopSettingsInput, shopSettingsSchema } from "../settings/shop-settings";
import type { Shop } from "../shop";
import { languageRead } from "../translations/language-read";
import { amountIn, businessCurrency, isForeign, priceIn } from "./shop-market";

const eu = {
  code: "eu",
  name: "Europe",
  currency: "EUR",
  rate: "0.92",
  rounding: "0.99",
  countries: ["DE", "FR"],
  languages: ["en", "de"],
} as const;
const jp = { code: "jp", name: "Japan", currency: "JPY", rate: "149.5", domain: "acme.jp" } as const;

const settingsOf = (markets: readonly object[], over: ShopSettingsInput = {}) =>
  shopSettingsSchema.parse({ general: { languages: [{ language: "de" }] }, ...over, markets });
const shopOf = (markets: readonly object[], over: ShopSettingsInput = {}) =>
  ({
    id: "harbor",
    tenant: { id: "t", code: "harbor", currency: "USD" },
    domains: ["acme.example", "acme.jp"],
    settings: settingsOf(markets, over),
  }) as unknown as Shop;

describe("a market's addresses (rule markets-1)", () => {
  const shop = shopOf([{ ...eu, languages: [...eu.languages] }, jp]);

  test("stand behind those of the shop's own languages", () => {
    expect(localesOf(shop).map(({ prefix, domain, market }) => [prefix, domain, market])).toEqual([
      ["", null, null],
      ["/de", null, null],
      ["/en-eu", null, "eu"],
      ["/de-eu", null, "eu"],
      ["", "acme.jp", "jp"],
    ]);
  });

  test("lead to the shop in its currency, its first language read as the owner wrote it", () => {
    const english = shopIn(shop, "en", "eu");
    expect(localeOf(english)).toMatchObject({ language: "en", prefix: "/en-eu", market: "eu" });
    expect([english.tenant.currency, businessCurrency(english), isForeign(english)]).toEqual([
      "EUR",
      "USD",
      true,
    ]);
    expect(languageRead(english)).toBeNull();
    expect(languageRead(shopIn(shop, "de", "eu"))).toBe("de");
    expect(localesOf(english)).toEqual(localesOf(shop));
    expect(shopIn(english, "de", "eu")).toBe(shopIn(shop, "de", "eu"));
    expect(shopIn(english, "en")).toBe(shop);
    expect([shop.tenant.currency, isForeign(shop), businessCurrency(shop)]).toEqual(["USD", false, "USD"]);
  });

  test("a language the market does not have is its first, a market that is gone the shop's first", () => {
    expect(shopIn(shop, "fr", "eu").locale?.prefix).toBe("/en-eu");
    expect(shopIn(shop, null, "jp").tenant.currency).toBe("JPY");
    expect(shopIn(shop, "de", "gone").locale?.prefix).toBe("/de");
    expect(shopIn(shop, "en", "gone")).toBe(shop);
  });

  test("a domain is its market's", () => {
    expect(shopAtHost(shop, "acme.jp:3000").market?.code).toBe("jp");
    expect(shopAtHost(shop, "acme.example")).toBe(shop);
  });

  test("search engines know them by their countries; one without countries by none", () => {
    const named = alternatesOf(shop, "https://acme.example/mugs").map(
      ({ language, url }) => `${language} ${url}`,
    );
    expect(named).toEqual([
      "en https://acme.example/mugs",
      "de https://acme.example/de/mugs",
      "en-DE https://acme.example/en-eu/mugs",
      "en-FR https://acme.example/en-eu/mugs",
      "de-DE https://acme.example/de-eu/mugs",
      "de-FR https://acme.example/de-eu/mugs",
      "x-default https://acme.example/mugs",
    ]);
  });

  test("a shop without markets is itself", () => {
    const one = shopOf([], { general: { languages: [] } });
    expect(shopIn(one, null, "eu")).toBe(one);
    expect(shopAtHost(one, "acme.jp")).toBe(one);
  });
});

describe("in a market (rule markets-2)", () => {
  const over: ShopSettingsInput = {
    checkout_countries: ["US", "DE"],
    shipping_methods: [
      { type: "flat", code: "standard", title: "Standard", amountMinor: 600 },
      { type: "free_above", code: "free", title: "Free", amountMinor: 500, freeAboveMinor: 5000 },
      { type: "table", code: "sum", title: "Sum", by: "price", rows: [{ from: 1000, amountMinor: 100 }] },
      {
        type: "table",
        code: "weight",
        title: "Weight",
        by: "weight",
        rows: [{ from: 1000, amountMinor: 100 }],
      },
      { type: "pickup", code: "pickup", title: "Pickup" },
    ],
    payment: {
      offline: [
        { code: "cash", title: "Cash" },
        { code: "bill", title: "Bill" },
      ],
      sandbox: true,
    },
    discounts: [
      {
        id: "five",
        title: "Five",
        action: { type: "fixed", amountMinor: 500 },
        conditions: { minimumMinor: 2000, maximumMinor: 9000 },
      },
      { id: "ten", title: "Ten", action: { type: "percent", rateBasisPoints: 1000 } },
    ],
  };

  test("fees, sums and discounts are in its currency by its rate", () => {
    const { settings } = shopIn(shopOf([jp], over), null, "jp");
    expect(settings.shipping_methods).toMatchObject([
      { amountMinor: 897 },
      { amountMinor: 748, freeAboveMinor: 7475 },
      { rows: [{ from: 1495, amountMinor: 150 }] },
      { rows: [{ from: 1000, amountMinor: 150 }] },
      { code: "pickup" },
    ]);
    expect(settings.discounts).toMatchObject([
      { action: { amountMinor: 748 }, conditions: { minimumMinor: 2990, maximumMinor: 13455 } },
      { action: { rateBasisPoints: 1000 }, conditions: { minimumMinor: 0, maximumMinor: null } },
    ]);
    expect(settings.checkout_countries).toEqual(["US", "DE"]);
  });

  test("its countries and methods are what it names", () => {
    const market = { ...jp, countries: ["JP"], shipping_methods: ["standard"], payment_methods: ["bill"] };
    const { settings } = shopIn(shopOf([market], over), null, "jp");
    expect(settings.checkout_countries).toEqual(["JP"]);
    expect(settings.shipping_methods.map(({ code }) => code)).toEqual(["standard"]);
    expect(settings.payment.offline.map(({ code }) => code)).toEqual(["bill"]);
    expect(settings.payment.sandbox).toBe(false);
  });

  test("its prices contain tax as it says, else as the shop's do; the rates stay", () => {
    const rules = [{ name: "VAT", country: "DE", rateBasisPoints: 1900 }];
    const inMarket = (tax: string, pricesInclude: boolean) =>
      shopIn(shopOf([{ ...eu, tax }], { tax: { pricesInclude, rules } }), "en", "eu").settings.tax;
    expect(inMarket("shop", true).pricesInclude).toBe(true);
    expect(inMarket("included", false).pricesInclude).toBe(true);
    expect(inMarket("added", true)).toMatchObject({ pricesInclude: false, rules });
  });

  test("its name is in its language where it is written in it", () => {
    const named = shopOf([{ ...eu, "name:de": "Europäischer Markt" }]);
    expect(shopIn(named, "de", "eu").market?.name).toBe("Europäischer Markt");
    expect(shopIn(named, "en", "eu").market?.name).toBe("Europe");
  });

  test("a way to pay of a provider that it does not name is off, and one it names stays", () => {
    const payment = { stripe: { active: true, title: "Card" }, klarna: { active: true, title: "Klarna" } };
    const market = { ...jp, payment_methods: ["stripe"] };
    const { settings } = shopIn(shopOf([market], { payment } as ShopSettingsInput), null, "jp");
    expect([settings.payment.stripe.active, settings.payment.klarna.active]).toEqual([true, false]);
  });

  test("one that names no ways to pay has all of the shop's", () => {
    const payment = { stripe: { active: true, title: "Card" }, offline: [{ code: "cash", title: "Cash" }] };
    const own = { payment: { ...payment, sandbox: true } } as ShopSettingsInput;
    const { settings } = shopIn(shopOf([jp], own), null, "jp");
    expect(settings.payment).toEqual(settingsOf([], own).payment);
    expect([settings.payment.stripe.active, settings.payment.sandbox]).toEqual([true, true]);
  });

  test("a row of a table of fees without a beginning stays so", () => {
    const rows = [{ amountMinor: 100 }, { from: 99.5, amountMinor: 0 }];
    const table = { type: "table", code: "sum", title: "Sum", by: "price", rows } as const;
    const { settings } = shopIn(shopOf([jp], { shipping_methods: [table] }), null, "jp");
    expect(settings.shipping_methods).toMatchObject([{ rows: [{ amountMinor: 150 }, { from: 150 }] }]);
    expect(settings.shipping_methods[0]).not.toHaveProperty("rows.0.from", expect.anything());
  });

  test("the sandbox stays where it is named, and is off where it was", () => {
    const market = { ...jp, payment_methods: ["sandbox"] };
    const sandboxOf = (sandbox: boolean) =>
      shopIn(shopOf([market], { payment: { sandbox } }), null, "jp").settings.payment.sandbox;
    expect([sandboxOf(true), sandboxOf(false)]).toEqual([true, false]);
  });

  test("prices are rounded as it says; the business's stay", () => {
    const market = shopIn(shopOf([{ ...eu, languages: ["en"] }]), null, "eu").market;
    expect([priceIn(market, 2400), priceIn(undefined, 2400)]).toEqual([2299, 2400]);
    expect([amountIn(market, 2400), amountIn(undefined, 2400)]).toEqual([2208, 2400]);
  });

  test("one with its own prices in the business's currency is not foreign", () => {
    expect(isForeign(shopIn(shopOf([{ ...jp, currency: "USD", rate: "1" }]), null, "jp"))).toBe(false);
  });

  test.each([
    [
      { rate_feed: "ecb", rate_day: "2026-11-27", rate_days: 5 },
      { day: "2026-11-27", days: 5 },
    ],
    [{ rate_feed: "ecb", rate_day: "" }, undefined],
    [{ rate_feed: "none", rate_day: "2026-11-27" }, undefined],
  ])("with %j its rate is of %j (rule markets-8)", (feed, rated) => {
    const { market } = shopIn(shopOf([{ ...jp, ...feed }]), null, "jp");
    expect(market).toMatchObject({ code: "jp", exchange: { from: "USD", to: "JPY", rate: "149.5" } });
    expect(market?.rated).toEqual(rated);
  });
});

describe("a shop does not have a market", () => {
  test.each([
    { rate: "0" },
    { rate: "1,5" },
    { code: "EU" },
    { code: "e" },
    { currency: "euro" },
    { name: "" },
  ])("with %j", (over) => {
    expect(shopSettingsSchema.safeParse({ markets: [{ ...jp, ...over }] }).success).toBe(false);
  });
});
