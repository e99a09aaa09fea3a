import { gzipSync } from "node:zlib";
import { chromium, type Page } from "playwright";
import { type Measure, median, say } from "../../../bench/measure";
import { findBrowser } from "../../support/browser/find-browser";
import type { LiveServer } from "./live-server";

/** How much slower the browser's processor is than this machine's. */
const slowness = 4;
/** Rows that the grid is scrolled through. */
const gridRows = 10_000;

/** What a person does on a screen, by mouse and keyboard. */
type Use = { path: string; acts: readonly ((page: Page) => Promise<void>)[] };

const press =
  (...keys: string[]) =>
  async (page: Page) => {
    for (const key of keys) await page.keyboard.press(key);
  };
const click = (selector: string) => (page: Page) => page.locator(selector).first().click();

const uses = (order: string): Use[] => [
  {
    path: "/admin/orders",
    acts: [
      click(".office-list tbody input[type=checkbox]"),
      press("j", "j", "k", "Space"),
      click(".office-list-more > summary, .office-list summary"),
      press("Control+k", "a", "d", "a"),
    ],
  },
  { path: `/admin/orders/${order}`, acts: [click("main summary"), press("Tab", "Tab", "Enter")] },
  {
    path: "/admin/products/grid",
    acts: [
      click(".office-grid-scroll td[data-row='1'][data-column='0'] :is(input, select)"),
      press("a", "b", "Enter", "ArrowDown", "ArrowUp", "Escape"),
      press("Shift+ArrowDown", "Shift+ArrowDown", "Control+d", "Control+z"),
    ],
  },
];

/**
 * (n) What an owner's browser loads and how soon it answers: scripts of a list, the time from a click or key
 * to what it paints on a processor slowed four times, and the grid scrolled through its rows.
 * @param cookie of the session, as `name=value`
 */
export async function measureOfficePace(
  { port }: Pick<LiveServer, "port">,
  { host, cookie, order }: { host: string; cookie: string; order: string },
): Promise<Measure[]> {
  const browser = await findBrowser();
  const chrome = await chromium.launch({
    ...browser,
    args: [...browser.args, "--host-resolver-rules=MAP *.localhost 127.0.0.1"],
  });
  const origin = `http://${host}:${port}`;
  const [name = "", value = ""] = cookie.split("=");
  try {
    const context = await chrome.newContext({ baseURL: origin, viewport: { width: 1280, height: 900 } });
    await context.addCookies([{ name, value, url: origin }]);
    const scriptsKb = await weighScripts(await context.newPage());
    let slowestMs = 0;
    for (const use of uses(order))
      slowestMs = Math.max(slowestMs, await slowestOf(await context.newPage(), use));
    const scroll = await scrollGrid(await context.newPage());
    const measure = (what: string, ours: number, unit: Measure["unit"], most: number): Measure => ({
      name: `(n) the office: ${what}`,
      ours,
      theirs: 0,
      unit,
      value: ours,
      target: { most },
    });
    return [
      measure("scripts of the list of orders, gzip", scriptsKb, "KB", 150),
      measure("interaction to next paint at most, processor slowed 4 times", slowestMs, "ms", 100),
      measure(`rows missing after scrolling ${gridRows} of the grid`, scroll.missing, "points", 0),
      measure("a jump in the grid until its rows stand, median", scroll.jumpMs, "ms", 1_000),
    ];
  } finally {
    await chrome.close();
  }
}

async function weighScripts(page: Page): Promise<number> {
  const bytes = new Map<string, number>();
  const reading: Promise<void>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    const read = (body: Buffer) => void bytes.set(response.url(), gzipSync(body).byteLength);
    // What is asked for while the page closes is none of its scripts.
    reading.push(response.body().then(read, () => {}));
  });
  await open(page, "/admin/orders");
  await Promise.all(reading);
  await page.close();
  const sum = [...bytes.values()].reduce((total, size) => total + size, 0);
  say(`  ${bytes.size} scripts, ${(sum / 1024).toFixed(1)} KB`);
  return sum / 1024;
}

async function open(page: Page, path: string): Promise<void> {
  const answer = await page.goto(path, { waitUntil: "networkidle" });
  if (answer?.status() !== 200) throw new Error(`${path} answers ${answer?.status()}`);
  await painted(page);
}

/**
 * Waits until the page has nothing left to do, or for a second of work, and then for two paints: what was
 * heard of events is told after the first.
 */
const painted = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestIdleCallback(
          () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))),
          { timeout: 1_000 },
        );
      }),
  );

/** The longest time from what a person did on a screen to the next paint, ms. */
async function slowestOf(page: Page, { path, acts }: Use): Promise<number> {
  await open(page, path);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: slowness });
  await page.evaluate(() => {
    const heard: number[] = [];
    Object.assign(window, { heard });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) heard.push(entry.duration);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
  const durations: number[] = [];
  for (const act of acts) {
    await act(page);
    await painted(page);
    durations.push(
      ...(await page.evaluate(() => (window as unknown as { heard: number[] }).heard.splice(0))),
    );
  }
  say(`  ${path}: ${durations.map((ms) => Math.round(ms)).join(" ")} ms`);
  await page.close();
  return Math.max(0, ...durations);
}

/** Jumps through the grid from its first row to its last. */
async function scrollGrid(page: Page): Promise<{ missing: number; jumpMs: number }> {
  await open(page, "/admin/products/grid");
  const all = await page.locator(".office-grid-scroll [aria-rowcount]").first().getAttribute("aria-rowcount");
  const jumps: number[] = [];
  let seen = 0;
  for (let part = 1; part <= 10; part++) {
    const began = performance.now();
    await page.locator(".office-grid-scroll").evaluate((scroller, share) => {
      scroller.scrollTop = (scroller.scrollHeight - scroller.clientHeight) * share;
    }, part / 10);
    await page.waitForFunction(
      () =>
        document.querySelectorAll(".office-grid-scroll tbody tr[aria-rowindex]").length > 5 &&
        !document.querySelector(".office-grid-waits"),
    );
    jumps.push(performance.now() - began);
    const shown = await page
      .locator(".office-grid-scroll tbody tr[aria-rowindex]")
      .evaluateAll((rows) => rows.map((row) => Number(row.getAttribute("aria-rowindex"))));
    seen = Math.max(seen, ...shown);
  }
  say(`  grid: ${all} rows, seen up to ${seen}, jumps ${jumps.map((ms) => Math.round(ms)).join(" ")} ms`);
  await page.close();
  return { missing: Math.max(0, gridRows - seen + 1), jumpMs: median(jumps) };
}
