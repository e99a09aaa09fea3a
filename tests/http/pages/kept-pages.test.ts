import { afterAll, beforeAll, expect, test } from "vitest";
import { findReviewed } from "~/services/conversations/reviews/find-reviewed.server";
import { addApproved } from "~/services/conversations/reviews/reviews-fixture.server";
import { listMissedSearches } from "~/services/numbers/list-missed-searches.server";
import { readVisitorDays } from "~/services/numbers/read-visitor-days.server";
import { type DemoListener, openDemoListener } from "../demo-listener";
import { sendWithoutNetwork } from "../runner/send-without-network";

let demo: DemoListener;
beforeAll(async () => {
  demo = await openDemoListener({ SERVER_TIMING: "on" });
  await demo.writeSecrets("harbor", { "tracking.analytics.api_secret": "ga-secret" });
  await demo.writeSettings("harbor", { tracking: { analytics: { measurement_id: "G-ABC123" } } });
  // Pages from before the index is there have no filters, and are shorter.
  await demo.catalogue.find((await demo.contextOf("harbor")).shop, "until-built");
});
afterAll(() => demo?.close());

const get = (path: string, headers = {}) =>
  sendWithoutNetwork(demo.listener)({
    method: "GET",
    url: new URL(path, "http://harbor.localhost"),
    headers: { accept: "text/html", ...headers },
    body: "",
  });
const source = async (path: string) => (await get(path)).headers["server-timing"];

test("a page is cached from the second request on, whatever parameters a campaign or a bot adds", async () => {
  const sources: (string | undefined)[] = [];
  for (const query of ["", "?utm_source=mail", "?fbclid=1", "?x=1&y=2", "?x=2&utm_source=ad"])
    sources.push(await source(`/brands${query}`));
  expect(sources).toEqual([
    'cache;desc="new page"',
    'cache;desc="new page"',
    ...Array(3).fill('cache;desc="page"'),
  ]);
});

test("a bot's parameters do not appear in the cached page", async () => {
  expect((await get("/kitchen?utm_source=sneaky-junk")).body).not.toContain("sneaky-junk");
});

test("pages of a listing are cached separately", async () => {
  const [first, second] = [await get("/kitchen"), await get("/kitchen?x=1&page=2")];
  expect(second.body).not.toBe(first.body);
  expect((await get("/kitchen?page=2")).body.length).toBe(second.body.length);
});

test("a redirect keeps a campaign's parameters, which pages ignore", async () => {
  const { status, headers } = await get("/kitchen?price_from=5&price_to=50&utm_source=mail");
  expect(status).toBe(302);
  expect(headers.location).toContain("utm_source=mail");
});

test("a kept product page follows an approved review within a second (rule reviews-6)", async () => {
  const path = "/lighthouse-mug";
  const title = "Approved a moment ago";
  for (let time = 0; time < 2; time++) await get(path);
  expect(await source(path)).toBe('cache;desc="page"');
  const harbor = await demo.contextOf("harbor");
  const product = await findReviewed(harbor, { sku: "MUG-107" });
  await addApproved(harbor, product?.id ?? 0, 5, { title });
  await expect.poll(async () => (await get(path)).body, { timeout: 1000 }).toContain(title);
});

test("a search without results counts when its page is rendered and when it was kept, a robot's does not (rule numbers-7)", async () => {
  const person = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0" };
  const robot = { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" };
  const path = "/search?q=Sought+in+vain";
  for (const headers of [person, person, person, robot]) await get(path, headers);
  expect(await source(path)).toBe('cache;desc="page"');
  for (const asked of ["/search?q=mug", `${path}&page=2`]) await get(asked, person);
  await demo.searchCounts.flush();
  const harbor = await demo.contextOf("harbor");
  const found = await listMissedSearches(
    harbor,
    { from: "2020-01-01", to: "2099-12-31", by: "words" },
    { after: null, limit: 10 },
  );
  expect(found).toEqual([{ day: null, words: "sought in vain", searches: 3 }]);
});

test("visitors count by pages that are rendered and by kept ones, once a day (rule numbers-9)", async () => {
  const person = { accept: "text/html", "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/128.0" };
  const from = (address: string) => {
    const send = sendWithoutNetwork(demo.listener, address);
    return (path: string, headers = {}) =>
      send({
        method: "GET",
        url: new URL(path, "http://harbor.localhost"),
        headers: { ...person, ...headers },
        body: "",
      });
  };
  const [first, second, third] = [from("192.0.2.1"), from("192.0.2.2"), from("192.0.2.3")];
  for (const ask of [first, second, first]) await ask("/bath");
  expect((await second("/bath")).headers["server-timing"]).toBe('cache;desc="page"');
  const robot = { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" };
  for (const headers of [robot, { "sec-purpose": "prefetch" }, { accept: "*/*" }])
    await third("/bath", headers);
  for (const path of ["/robots.txt", "/healthz", "/no-such-page"]) await third(path);
  const ctx = await demo.contextOf("harbor");
  const counted = async () => {
    await demo.visitorCounts.flush();
    const days = await readVisitorDays(ctx, { from: "2020-01-01", to: "2099-12-31" });
    return days.reduce((sum, { visitors }) => sum + visitors, 0);
  };
  await expect.poll(counted).toBe(2);
  await third("/bath");
  await expect.poll(counted).toBe(3);
});

test("a browser that may be counted gets its id with its first page, rendered or kept (rule tracking-2)", async () => {
  const given = async (cookie: string) => {
    const { "set-cookie": cookies = "" } = (await get("/mugs", { cookie })).headers;
    return /awning_browser=([0-9a-f-]{36});/.exec(String(cookies))?.[1] ?? null;
  };
  const asked = "awning_consent=granted";
  const ids = [await given(asked), await given(asked), await given(asked)];
  expect((await get("/mugs", { cookie: asked })).headers["server-timing"]).toBe('cache;desc="page"');
  expect(ids).not.toContain(null);
  expect(new Set(ids).size).toBe(3);
  expect(await given(`${asked}; awning_browser=${ids[0]}`)).toBeNull();
  for (const unasked of ["awning_consent=declined", ""]) expect(await given(unasked)).toBeNull();
});

test("visitors are asked as the law of their country says, once the shop says so (rule tracking-4)", async () => {
  const seen = async (country: string, more = {}) => {
    const { body } = await get("/decor", { "cf-ipcountry": country, ...more });
    return {
      asks: body.includes('value="granted"'),
      letsForbid: body.includes("Do not sell or share"),
      isForbidden: body.includes("is not sold or shared"),
    };
  };
  const asked = { asks: true, letsForbid: false, isForbidden: false };
  for (const country of ["FR", "US"]) expect(await seen(country)).toEqual(asked);
  expect((await get("/decor", { "cf-ipcountry": "US" })).headers["server-timing"]).toBe('cache;desc="page"');

  const { tracking } = (await demo.contextOf("harbor")).shop.settings;
  await demo.writeSettings("harbor", { tracking: { ...tracking, consent_by_region: true } });
  await expect
    .poll(() => seen("US"), { timeout: 20_000 })
    .toEqual({ asks: false, letsForbid: true, isForbidden: false });
  expect(await seen("FR")).toEqual(asked);
  expect(await seen("US", { "sec-gpc": "1" })).toEqual({ asks: false, letsForbid: false, isForbidden: true });
  // No browser names its own region to the pages that are kept.
  expect(await seen("FR", { "awning-consent-region": "refused" })).toEqual(asked);
});
