import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type DemoListener, openDemoListener } from "../demo-listener";
import { sendWithoutNetwork } from "../runner/send-without-network";

const german: Record<string, string> = JSON.parse(readFileSync("app/texts/de.json", "utf8"));
/** Whole texts of an element that are another in German. */
const englishTexts = Object.keys(german).filter((text) => german[text] !== text && !/[{<|]/.test(text));

/** What the shop's owner wrote, in English. */
const ownWords = ["Contact", "Email", "Returns"];
/** Defaults of what owners fill in of widgets. A text may leave this list; none may join it. */
const notYet = ["Add to Cart", "View Details"];

const excused = [...ownWords, ...notYet];

let demo: DemoListener;
let get: (
  path: string,
  headers?: Record<string, string>,
) => ReturnType<ReturnType<typeof sendWithoutNetwork>>;
beforeAll(async () => {
  demo = await openDemoListener();
  await demo.writeSettings("harbor", { general: { app: { name: "Harbor" }, language: "de-AT" } });
  const send = sendWithoutNetwork(demo.listener);
  get = (path, headers = {}) =>
    send({ method: "GET", url: new URL(path, "http://harbor.localhost"), headers, body: "" });
});
afterAll(() => demo?.close());

test.each(["/", "/kitchen", "/tide-mug", "/checkout/cart", "/search?q=xyzzy", "/not-there"])(
  "%s speaks the language of the shop, and no English that has a translation (rule texts-1)",
  async (path) => {
    const { body } = await get(path, { accept: "text/html" });
    expect(body).toContain('<html lang="de-AT" dir="ltr"');
    expect(body).toContain("Zum Inhalt");
    const shown = [
      ...body.matchAll(/(?:>|(?:aria-label|title|alt|placeholder|content)=")([^<>"]{2,})(?=[<"])/g),
    ].map((found) => found[1]?.trim());
    expect(englishTexts.filter((text) => shown.includes(text) && !excused.includes(text))).toEqual([]);
  },
);

test("its pages load scripts in its language alone, which browsers keep (rule texts-3)", async () => {
  const { body } = await get("/tide-mug", { accept: "text/html" });
  const scripts = [
    ...new Set([...body.matchAll(/\/(assets|scripts)\/[\w./-]+\.js/g)].map(([found]) => found)),
  ];
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter((script) => !/^\/scripts\/de-[\da-f]{8}\//.test(script))).toEqual([]);
  const product = scripts.find((script) => /\/product-/.test(script)) ?? "";
  const { status, headers, body: code } = await get(product);
  expect(status).toBe(200);
  expect(headers["content-type"]).toBe("text/javascript; charset=utf-8");
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(code).toContain("Ganzes Set");
  expect(code).not.toMatch(/assets\/[\w-]+\.js/);
});

test("there is no script of a language that has none, nor another file", async () => {
  expect((await get("/scripts/xx-12345678/root.js")).status).toBe(404);
  expect((await get("/scripts/de-12345678/..%2Fserver.js")).status).toBe(404);
});
