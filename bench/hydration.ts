import { type CDPSession, chromium, type Page } from "playwright";
import type { LiveServer } from "../tests/live/harness/live-server";
import { findBrowser } from "../tests/support/find-browser";
import { type Measure, median, say } from "./measure";
import { host } from "./page-cache";

const rounds = 5;
/** A phone of the middle class, as Lighthouse has it. */
const slowdown = 4;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A page, and the first press on it: what is pressed and what then is there. */
type FirstPress = {
  path: string;
  press: (page: Page) => Promise<void>;
  answered: (page: Page) => Promise<void>;
};

const presses: Record<string, FirstPress> = {
  category: {
    path: "/mugs",
    press: (page) => page.getByRole("button", { name: "Filters" }).tap(),
    answered: (page) => page.getByRole("region", { name: "Filters" }).waitFor(),
  },
  product: {
    path: "/tide-mug",
    press: (page) =>
      page.locator("main").getByRole("button", { name: "Add to Cart", exact: true }).first().tap(),
    answered: (page) => page.getByRole("region", { name: "Added to your cart" }).waitFor(),
  },
  cart: {
    path: "/checkout/cart",
    press: (page) =>
      page
        .getByRole("button", { name: /^Remove / })
        .first()
        .tap(),
    answered: (page) => page.getByRole("heading", { name: "Your cart is empty" }).waitFor(),
  },
};

/** What one visit showed: longest task and blocking time until the page is quiet, and of the press, ms; scripts, KB. */
type Visit = { longestMs: number; blockingMs: number; pressMs: number; answerMs: number; scriptKb: number };

/**
 * (o) What a phone pays when a page becomes interactive: its longest task and blocking time, the time from the first
 * press to the next paint and to its answer, and the scripts that were loaded by then.
 */
export async function measureHydration({ port, send }: LiveServer): Promise<Measure[]> {
  // Its answer waits for the catalogue index, without which a listing comes without filters.
  const url = new URL(`http://${host}/search?q=a&sort=price-asc`);
  await send({ method: "GET", url, headers: { accept: "text/html" }, body: "" });
  const browser = await findBrowser();
  const chrome = await chromium.launch({
    ...browser,
    args: [...browser.args, "--host-resolver-rules=MAP *.localhost 127.0.0.1"],
  });
  try {
    const measures: Measure[] = [];
    for (const [name, first] of Object.entries(presses)) {
      const visits: Visit[] = [];
      for (let round = 0; round <= rounds; round++) {
        const context = await chrome.newContext({ ...phone, baseURL: `http://${host}:${port}` });
        const visit = await visitOnce(await context.newPage(), first);
        await context.close();
        if (round > 0) visits.push(visit);
      }
      const middle = (of: keyof Visit) => median(visits.map((visit) => visit[of]));
      say(`  ${name}: ${JSON.stringify(visits.at(-1))}`);
      const row = (what: string, ours: number, most: number, unit: Measure["unit"]): Measure => ({
        ...{ name: `(o) ${name}, processor slowed ${slowdown} times: ${what}`, ours, theirs: most, unit },
        ...{ value: ours, target: { most } },
      });
      measures.push(
        row("longest task until quiet", middle("longestMs"), 200, "ms block"),
        row("blocking time until quiet", middle("blockingMs"), 200, "ms"),
        row("first press to next paint", middle("pressMs"), 200, "ms"),
        row("first press to its answer", middle("answerMs"), 1_000, "ms"),
        row("scripts after it, gzip", middle("scriptKb"), 100, "KB"),
      );
    }
    return measures;
  } finally {
    await chrome.close();
  }
}

async function visitOnce(page: Page, { path, press, answered }: FirstPress): Promise<Visit> {
  if (path === "/checkout/cart") await bringLine(page);
  const devTools = await page.context().newCDPSession(page);
  const scripts = await countScripts(devTools);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.addInitScript(() => {
    const seen = { tasks: [] as number[], presses: [] as number[] };
    Object.assign(window, { seen });
    new PerformanceObserver((list) =>
      seen.tasks.push(...list.getEntries().map((one) => one.duration)),
    ).observe({
      ...{ type: "longtask", buffered: true },
    });
    new PerformanceObserver((list) => {
      for (const one of list.getEntries())
        if (one.name === "pointerup" || one.name === "click") seen.presses.push(one.duration);
    }).observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.goto(path, { waitUntil: "networkidle" });
  const tasks = await page.evaluate(() => (window as unknown as { seen: { tasks: number[] } }).seen.tasks);
  const startedMs = performance.now();
  await press(page);
  await answered(page);
  const answerMs = performance.now() - startedMs;
  await page.waitForLoadState("networkidle");
  const pressed = await page.evaluate(
    () => (window as unknown as { seen: { presses: number[] } }).seen.presses,
  );
  return {
    longestMs: Math.max(0, ...tasks),
    blockingMs: tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0),
    pressMs: Math.max(0, ...pressed),
    answerMs,
    scriptKb: scripts() / 1024,
  };
}

async function bringLine(page: Page): Promise<void> {
  const { press, answered, path } = presses.product as FirstPress;
  await page.goto(path, { waitUntil: "networkidle" });
  await press(page);
  await answered(page);
}

/** Bytes of scripts as they came over the wire from now on. */
async function countScripts(devTools: CDPSession): Promise<() => number> {
  const ids = new Set<string>();
  let bytes = 0;
  devTools.on("Network.responseReceived", ({ requestId, type }) => type === "Script" && ids.add(requestId));
  devTools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (ids.has(requestId)) bytes += encodedDataLength;
  });
  await devTools.send("Network.enable");
  await devTools.send("Network.setCacheDisabled", { cacheDisabled: true });
  return () => bytes;
}
