import { type BrowserContext, test as inBrowser, expect as judge, type Page } from "playwright/test";
import { expect as judgePlain } from "../plain/plain-expect";
import { plainFixtures } from "../plain/plain-fixtures";

/** Whether journeys run without a browser, as one without scripts would. */
const isPlain = process.env.JOURNEYS === "plain";
const base = isPlain ? inBrowser.extend(plainFixtures) : inBrowser;
export const expect: typeof judge = isPlain ? judgePlain : judge;

/** What a browser complained about while a journey ran. */
type Complaints = string[];

/** How many times slower than this machine's its pages run: a slow device, see docs/testing.md. */
const slowdown = Number(process.env.JOURNEY_SLOWDOWN ?? 1);

export const test = base.extend<{
  slowDevice: undefined;
  /** Statuses pages of this test may answer besides 2xx and 3xx. */
  expectedStatuses: number[];
  /**
   * What its browser may complain about: what the test itself takes away. Complaints begin with their kind.
   */
  expectedComplaints: RegExp | null;
  complaints: Complaints;
  /** Opens a page in the browser of another shopper, which is as slow and listened to as the test's own. */
  elsewhere: () => Promise<Page>;
}>({
  expectedStatuses: [[], { option: true }],
  expectedComplaints: [null, { option: true }],
  slowDevice: [
    async ({ context }, use) => {
      if (slowdown > 1) context.on("page", slowDown);
      await use(undefined);
    },
    { auto: true },
  ],
  /**
   * Console errors and warnings of React, errors of scripts, failed and refused requests: any of them fails
   * the test. React's production build reports a page that was drawn anew instead of taken over as an error,
   * so hydration mismatches are among them.
   */
  complaints: [
    async ({ context, expectedStatuses, expectedComplaints, javaScriptEnabled }, use) => {
      const complaints: Complaints = [];
      listen(context, { expectedStatuses, hasScript: javaScriptEnabled ?? true }, complaints);
      await use(complaints);
      const unexpected = complaints.filter((one) => !expectedComplaints?.test(one));
      expect(unexpected, "what the browser complained about").toEqual([]);
    },
    { auto: true },
  ],
  elsewhere: async ({ browser, baseURL, complaints, expectedStatuses, javaScriptEnabled }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ baseURL });
      contexts.push(context);
      if (slowdown > 1) context.on("page", slowDown);
      listen(context, { expectedStatuses, hasScript: javaScriptEnabled ?? true }, complaints);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

/**
 * What a browser says of requests that a test aborts, and of parts of the script that did not come for that:
 * the requests themselves, lines of its console, errors that imports end in.
 */
export const lostRequests =
  /^request: \S+ net::ERR_(FAILED|ABORTED)$|^console: Failed to load resource: net::ERR_FAILED|^(console|script): .*(Failed to fetch|dynamically imported module)/;

export type { Page };

async function slowDown(page: Page): Promise<void> {
  try {
    const devTools = await page.context().newCDPSession(page);
    await devTools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  } catch (error) {
    // A window that a page opened may be closed already.
    if (!page.isClosed()) throw error;
  }
}

/**
 * Remix reads answers as streams and leaves one behind when a newer press, or another page, made it obsolete.
 * The browser says so as an unheard rejection, or through React when the answer was about to be shown.
 */
const abandonedBody = "BodyStreamBuffer was aborted";

function listen(
  context: BrowserContext,
  { expectedStatuses, hasScript }: { expectedStatuses: readonly number[]; hasScript: boolean },
  complaints: Complaints,
): void {
  const expected = expectedStatuses.map((status) => `the server responded with a status of ${status}`);
  context.on("console", (message) => {
    const text = message.text();
    if (message.type() !== "error" && !/hydrat/i.test(text)) return;
    if (text.startsWith(`AbortError: ${abandonedBody}`)) return;
    if (!expected.some((part) => text.includes(part))) complaints.push(`console: ${text}`);
  });
  context.on("weberror", (error) => {
    const { message } = error.error();
    if (message !== abandonedBody) complaints.push(`script: ${message}`);
  });
  context.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // A page that is left behind drops what it was still loading; a browser without scripts refuses to load
    // any.
    if (reason !== "net::ERR_ABORTED" && !(reason === "csp" && !hasScript))
      complaints.push(`request: ${request.url()} ${reason}`);
  });
  context.on("response", (response) => {
    const status = response.status();
    if (status >= 400 && !expectedStatuses.includes(status))
      complaints.push(`answer: ${status} ${response.request().method()} ${response.url()}`);
  });
}
