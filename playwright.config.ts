import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "playwright/test";
import { findBrowser } from "./tests/support/browser/find-browser";
import { leftToLongTests } from "./tests/support/runs/long-tests";
import { freePort } from "./tests/support/servers/free-port";

// The configuration is read again in every worker: what is chosen once is handed on through the environment.
process.env.JOURNEY_PORT ??= String(await freePort());
const port = process.env.JOURNEY_PORT;
process.env.JOURNEY_DATA_DIR ??= join(tmpdir(), `awning-journeys-${port}`);
const browser = await findBrowser();

/** Journeys over HTTP alone, as a browser without scripts makes them; see docs/testing.md. */
const isPlain = process.env.JOURNEYS === "plain";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const desktop = { viewport: { width: 1280, height: 900 } };
const plain = { javaScriptEnabled: false };

export default defineConfig({
  testDir: "tests/journeys",
  testMatch: "*.spec.ts",
  testIgnore: [...leftToLongTests("journeys"), ...(isPlain ? [] : leftToLongTests("journeys in a browser"))],
  globalSetup: "./tests/support/browser/build-indexes.ts",
  // Both kinds may run beside each other, and each run empties its folder first.
  outputDir: `.cache/reports/${isPlain ? "plain" : "journeys"}`,
  workers: 4,
  fullyParallel: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [["line"], ["json"]] : [["list"]],
  use: {
    baseURL: `http://harbor.localhost:${port}`,
    launchOptions: {
      ...browser,
      // With the back/forward cache that shoppers' browsers have: Playwright switches it off, and a browser
      // without windows has it by its own switch only.
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
      // One renderer for all pages of a context: each costs a fifth of a second to start.
      args: [
        ...browser.args,
        "--host-resolver-rules=MAP *.localhost 127.0.0.1",
        "--enable-bfcache",
        "--renderer-process-limit=1",
      ],
    },
    locale: "en-US",
    // Without AVIF, which takes a fifth of the time of all journeys to make; tests over HTTP ask for it.
    extraHTTPHeaders: { accept: "text/html,application/json;q=0.9,image/webp,*/*;q=0.8" },
    // Shorter than a test's time, so that what hangs is named by its line.
    actionTimeout: 60_000,
    screenshot: "only-on-failure",
  },
  // Each journey runs once in a browser, on a phone unless it is tagged, and once over HTTP as without
  // scripts. Tags say what is left out: see docs/testing.md.
  projects: isPlain
    ? [{ name: "over HTTP", use: plain, grepInvert: /@script|@browser|@plain/ }]
    : [
        { name: "phone", use: phone, grepInvert: /@http|@desktop|@plain/ },
        { name: "desktop", use: desktop, grep: /@desktop/ },
        { name: "without scripts", use: { ...phone, ...plain }, grep: /@plain/ },
      ],
  webServer: {
    command: "node --import tsx tests/support/servers/start-shop-server.ts",
    url: `http://127.0.0.1:${port}/healthz`,
    env: { PORT: port, DATA_DIR: process.env.JOURNEY_DATA_DIR },
    timeout: 180_000,
    reuseExistingServer: process.env.JOURNEYS_SERVED === "yes",
    stdout: "ignore",
    gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
  },
});
