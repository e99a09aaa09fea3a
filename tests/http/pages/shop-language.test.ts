import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Shopper } from "../../live/harness/shopper";
import { hasLongTests } from "../../support/runs/long-tests";
import { accountAttempts } from "../access/account-attempts";
import { type Attempt, makeAttempt } from "../access/attempt";
import { orderAttempts } from "../access/order-attempts";
import { type Belongings, fillCustomer } from "../access/rich-customer";
import { word } from "../access/signed-in";
import { type DemoListener, openDemoListener } from "../demo-listener";
import { sendWithoutNetwork } from "../runner/send-without-network";
import { demoInLanguages } from "./demo-in-languages";
import { languagesByAddress } from "./languages-by-address";
import { marketsByAddress } from "./markets-by-address";
import { ownersWords, shownTexts } from "./shown-texts";

const isPlain = (text: string) => !/[{<|]/.test(text);
/** Words that no German, Japanese or Arabic sentence has. */
const stopWords = /\b(?:the|your|you|of|is|are|to|for|and|with|this|please|not|from|by|it|we|has|or)\b/i;
/** Those that no Polish one has either. */
const fewerStopWords = /\b(?:the|your|you|of|are|for|and|with|this|please|not|from|or)\b/i;

/** What tells whether a text is the product's own in English, where a language has other words. */
function englishSign(language: string, stops = stopWords): (text: string) => boolean {
  const texts: Record<string, string> = JSON.parse(readFileSync(`app/texts/${language}.json`, "utf8"));
  const others = Object.keys(texts).filter((text) => texts[text] !== text);
  /** Whole texts of the product that are another in the language. */
  const whole = new Set(others.filter(isPlain));
  /** Messages with values, as what they match where they are whole. */
  const patterns = others
    .filter((text) => /^[^{<|]*[a-z]{3}[^{<|]*(\{\w+\}[^{<|]*)+$/i.test(text))
    .map((text) => new RegExp(`^${text.replace(/[.*+?^$()[\]\\|]/g, "\\$&").replace(/\{\w+\}/g, ".+")}$`))
    // A message that is hardly more than its values matches what owners wrote.
    .filter(({ source }) => source.replace(/\.\+|[^a-z]/gi, "").length > 5);
  return (text) => whole.has(text) || stops.test(text) || patterns.some((pattern) => pattern.test(text));
}

/** What the shop's owner wrote. */
const owners = ownersWords("shops/harbor");
/** Words of theirs that the product has too, names of places, and what a customer wrote. */
const ownWords = new RegExp(
  `^(?:Contact|Email|Returns|Reviews)$|District of Columbia|Page not found|${word}`,
);
const withoutCut = (text: string) => text.replace(/^…\s*|…$/g, "");

const harbor = "http://harbor.localhost:3000";
let demo: DemoListener;
let send: ReturnType<typeof sendWithoutNetwork>;
let guest: Shopper;
let own: Belongings;
const speak = (language: string) => {
  const isOn = { enable: true };
  return demo.writeSettings("harbor", {
    general: {
      app: { name: "Harbor & Pine" },
      language,
      languages: [{ language: "en" }, { language: "fr" }],
    },
    modules: { save_for_later: isOn, shopping_list: isOn },
  });
};
beforeAll(async () => {
  demo = await openDemoListener();
  await speak("de-AT");
  send = sendWithoutNetwork(demo.listener);
  guest = new Shopper(send, harbor);
  own = await fillCustomer({
    ...(await demo.contextOf("harbor")),
    secret: demo.secret,
    dataDir: demo.dataDir,
  });
});
afterAll(() => demo?.close());

languagesByAddress(() => ({ demo, send, home: harbor }));

const isGermanless = englishSign("de");
const withoutOwners = (text: string) =>
  owners.pieces.reduce((left, piece) => (left.includes(piece) ? left.replaceAll(piece, "") : left), text);
const isEnglish = (text: string, isSaidInEnglish: (text: string) => boolean): boolean =>
  !owners.all.includes(withoutCut(text)) &&
  !ownWords.test(text) &&
  isSaidInEnglish(text) &&
  isSaidInEnglish(withoutOwners(text));

const englishOf = (html: string, sign = isGermanless) =>
  shownTexts(html).filter((text) => isEnglish(text, sign));

describe("no English of the product is left (rule texts-1) on", () => {
  const pages = `/ /kitchen /search?q=mug /search?q=xyzzy /tide-mug /beacon-table-lamp /gift-card /brands
    /login /login?redirect=/account/orders /register /register?sent=1 /reset-password /verify-email?hash=x
    /order/tracking /checkout/cart /not-there /account/download/x /contact`;

  test.each(pages.split(/\s+/))("%s", async (path) => {
    const { body } = await guest.get(path);
    expect(body).toContain('<html lang="de-AT" dir="ltr"');
    expect(body).toContain("Zum Inhalt");
    expect(englishOf(body)).toEqual([]);
  });

  test("pages of a customer and of their orders", async () => {
    const strangers = { listId: 0, listItemId: 0 };
    const isPage = ({ method, path, forOwner }: Attempt) =>
      (method ?? "GET") === "GET" && forOwner === "shows" && !/\/settings\/data\/|[.]pdf/.test(path);
    const left: string[] = [];
    for (const route of Object.values({ ...accountAttempts, ...orderAttempts }))
      for (const attempt of route(own, strangers).filter(isPage)) {
        const { body, headers } = await makeAttempt(send, harbor, attempt, own.owner);
        if (headers["content-type"]?.startsWith("text/html"))
          left.push(...englishOf(body).map((text) => `${attempt.path}: ${text}`));
      }
    expect(left).toEqual([]);
  });
});

const refused: Record<string, [string, Record<string, string>]> = {
  "a sign-in": ["/login", { email: "x", password: "" }],
  "a registration": ["/register", { first_name: "", last_name: "www.x.com", email: "x", password: "short" }],
  "a link to an order": ["/order/tracking", { number: "", email: "x" }],
  "a code": ["/checkout/cart", { intent: "apply-code", code: "NOPE" }],
  "an address": ["/checkout?index", { intent: "shipping-address", country: "CA", postcode: "x", phone: "1" }],
};

test.each(Object.entries(refused))("what refuses %s is in German", async (_, [path, fields]) => {
  await guest.add(await guest.productId("harbor-carafe"));
  const { status, body } = await guest.post(path, fields);
  expect(status).toBe(422);
  expect(englishOf(body)).toEqual([]);
});

test("its checkout, and what it says of the order, are in German", async () => {
  await guest.add(await guest.productId("harbor-carafe"));
  const place = await guest.fillCheckout();
  const { body } = await guest.get("/checkout");
  const placed = await guest.post("/checkout?index", { intent: "place", ...place });
  const receipt = await guest.get(placed.headers.location?.replace(harbor, "") ?? "");
  expect(receipt.status).toBe(200);
  expect([...englishOf(body), ...englishOf(receipt.body)]).toEqual([]);
});

test("its pages load scripts in its language alone, which browsers keep (rule texts-3)", async () => {
  const { body } = await guest.get("/tide-mug");
  const scripts = [
    ...new Set([...body.matchAll(/\/(assets|scripts)\/[\w./-]+\.js/g)].map(([found]) => found)),
  ];
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter((script) => !/^\/scripts\/de-[\da-f]{8}\//.test(script))).toEqual([]);
  const product = scripts.find((script) => /\/product-/.test(script)) ?? "";
  const { status, headers, body: code } = await guest.get(product);
  expect(status).toBe(200);
  expect(headers["content-type"]).toBe("text/javascript; charset=utf-8");
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(code).toContain("Ganzes Set");
  expect(code).not.toMatch(/assets\/[\w-]+\.js/);
});

test("there is no script of a language that has none, nor another file", async () => {
  expect((await guest.get("/scripts/xx-12345678/root.js")).status).toBe(404);
  expect((await guest.get("/scripts/de-12345678/..%2Fserver.js")).status).toBe(404);
});

const arabic = ["ar", "rtl", "الانتقال إلى المحتوى", stopWords] as const;
const further = [
  ["pl", "ltr", "Przejdź do treści", fewerStopWords],
  ["ja", "ltr", "本文へ移動", stopWords],
] as const;

const spoken = hasLongTests ? [arabic, ...further] : [arabic];

describe.each(spoken)("in %s, written %s", (language, direction, skip, stops) => {
  test("no English of the product is left", async () => {
    await speak(language);
    const sign = englishSign(language, stops);
    const left: string[] = [];
    for (const path of [
      "/",
      "/kitchen",
      "/tide-mug",
      "/search?q=xyzzy",
      "/checkout/cart",
      "/register",
      "/not-there",
    ]) {
      const { body } = await guest.get(path);
      expect(body).toContain(`<html lang="${language}" dir="${direction}"`);
      expect(body).toContain(skip);
      left.push(...englishOf(body, sign).map((text) => `${path}: ${text}`));
    }
    expect(left).toEqual([]);
  });
});

test("a value in an Arabic message keeps its own direction (rule texts-11)", async () => {
  await speak("ar");
  const { body } = await guest.get("/search?q=xyzzy");
  expect(body).toContain("«\u2068xyzzy\u2069»");
});

demoInLanguages(() => ({ demo, send }));
marketsByAddress(() => ({ demo, send, home: harbor }));
