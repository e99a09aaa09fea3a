import { type CDPSession, chromium, type Page } from "playwright";
import type { LiveServer } from "../tests/live/harness/live-server";
import { findBrowser } from "../tests/support/browser/find-browser";
import { type Measure, median, say } from "./measure";
import { host } from "./page-cache";

const rounds = 5;
/** A phone of the middle class, as Lighthouse has it. */
const slowdown = 4;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A page, the first press on it, and what is shown when it is answered: an element and words in it. */
type FirstPress = {
  path: string;
  press: (page: Page) => Promise<void>;
  answer: [selector: string, words: string];
};

const presses: Record<string, FirstPress> = {
  category: {
    path: "/mugs",
    press: (page) => page.getByRole("button", { name: "Filters" }).tap(),
    answer: [".filter-panel", "Filters"],
  },
  product: {
    path: "/tide-mug",
    press: (page) =>
      page.locator("main").getByRole("button", { name: "Add to Cart", exact: true }).first().tap(),
    answer: [".added-panel", "Added to your cart"],
  },
  cart: {
    path: "/checkout/cart",
    press: (page) =>
      page
        .getByRole("button", { name: /^Remove / })
        .first()
        .tap(),
    answer: ["h1, h2", "Your cart is empty"],
  },
};

/**
 * What one visit showed: longest task and blocking time until the page is quiet, and of the press, ms;
 * scripts, KB.
 */
type Visit = { longestMs: number; blockingMs: number; pressMs: number; answerMs: number; scriptKb: number };

/**
 * (o) What a phone pays when a page becomes interactive: its longest task and blocking time, the time from
 * the first press to the next paint and to its answer, and the scripts that were loaded by then.
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
        name: `(o) ${name}, processor slowed ${slowdown} times: ${what}`,
        ours,
        theirs: most,
        unit,
        value: ours,
        target: { most },
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

async function visitOnce(page: Page, { path, press, answer }: FirstPress): Promise<Visit> {
  if (path === "/checkout/cart") await bringLine(page);
  const devTools = await page.context().newCDPSession(page);
  const scripts = await countScripts(devTools);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.addInitScript(noteSeen, answer);
  await page.goto(path, { waitUntil: "networkidle" });
  const { tasks } = await seenOf(page);
  await press(page);
  await page.waitForFunction(() => "answerMs" in (window as unknown as { seen: Seen }).seen, null, {
    polling: 100,
  });
  await page.waitForLoadState("networkidle");
  const { presses, answerMs } = await seenOf(page);
  return {
    longestMs: Math.max(0, ...tasks),
    blockingMs: tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0),
    pressMs: Math.max(0, ...presses),
    answerMs: answerMs ?? Number.POSITIVE_INFINITY,
    scriptKb: scripts() / 1024,
  };
}

/**
 * Long tasks and presses of a page, ms each; and, once it is shown, the time from the first press to its
 * answer.
 */
type Seen = { tasks: number[]; presses: number[]; answerMs?: number };

const seenOf = (page: Page): Promise<Seen> => page.evaluate(() => (window as unknown as { seen: Seen }).seen);

/**
 * Notes in the page what a visit shows: seen from outside, the figure would have what it costs a slowed page
 * to be looked at. Runs in the browser, where the names that a compiler gives to inner functions are not
 * known.
 */
function noteSeen([selector, words]: FirstPress["answer"]): void {
  const seen: Seen = { tasks: [], presses: [] };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => seen.tasks.push(...list.getEntries().map((one) => one.duration))).observe(
    {
      type: "longtask",
      buffered: true,
    },
  );
  new PerformanceObserver((list) => {
    for (const one of list.getEntries())
      if (one.name === "pointerup" || one.name === "click") seen.presses.push(one.duration);
  }).observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  window.addEventListener(
    "pointerdown",
    ({ timeStamp }) => {
      const looking = setInterval(() => {
        const isShown = [...document.querySelectorAll(selector)].some(
          (one) => one.checkVisibility() && one.textContent?.includes(words),
        );
        if (!isShown) return;
        clearInterval(looking);
        seen.answerMs = performance.now() - timeStamp;
      }, 10);
    },
    { capture: true, once: true },
  );
}

async function bringLine(page: Page): Promise<void> {
  const { press, path } = presses.product as FirstPress;
  await page.goto(path, { waitUntil: "networkidle" });
  await press(page);
  await page.getByRole("region", { name: "Added to your cart" }).waitFor();
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
