// Takes the pictures of docs/screens: the built product over fresh demo shops, pages at three widths and
// every widget. `npm run screens`, or `npm run screens -- widgets` for these alone.
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import { fillCheckout, placeOrder } from "../tests/journeys/shopper/checkout";
import { addToCart } from "../tests/journeys/shopper/shop";
import { findBrowser } from "../tests/support/browser/find-browser";
import { freePort } from "../tests/support/servers/free-port";
import { isBuilt } from "./build-stamp.mjs";
import { takeWidgets } from "./screens-of-widgets";

const folder = join("docs", "screens");
const windows = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
];

// A build without what is new would have a picture of nothing taken.
if (!isBuilt()) {
  const { build } = await import("./build.mjs");
  await build();
}

const port = await freePort();
const dataDir = mkdtempSync(join(tmpdir(), "awning-screens-"));
const server = spawn(process.execPath, ["--import", "tsx", "tests/support/servers/start-shop-server.ts"], {
  stdio: ["ignore", "pipe", "inherit"],
  env: {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    SESSION_SECRET: randomUUID(),
    PREVIEW_TEMPLATE: "widget-gallery",
  },
});
const stopped = once(server, "exit");
try {
  const galleryPath = await untilReady();
  const found = await findBrowser();
  const browser = await chromium.launch({
    ...found,
    args: [...found.args, "--host-resolver-rules=MAP *.localhost 127.0.0.1"],
  });
  mkdirSync(folder, { recursive: true });
  if (process.argv[2] !== "widgets") for (const viewport of windows) await takePictures(browser, viewport);
  await takeWidgets(browser, { port, galleryPath, folder: join(folder, "widgets") });
  await browser.close();
} finally {
  server.kill("SIGTERM");
  await stopped;
  rmSync(dataDir, { recursive: true, force: true });
}

/**
 * Waits for the server and answers where the widget gallery is. The start script passes on what the server
 * says; no listener may stop: a closed pipe would break its log.
 */
function untilReady(): Promise<string> {
  let said = "";
  return new Promise((resolve, reject) => {
    server.stdout.on("data", (part: Buffer) => {
      said += part;
      const gallery = /\/preview\?\S+/.exec(said);
      if (gallery && said.includes("Awning is ready")) resolve(gallery[0]);
    });
    server.once("exit", () => reject(new Error("The server ended before it was ready.")));
  });
}

async function takePictures(browser: Browser, viewport: { width: number; height: number }): Promise<void> {
  const baseURL = `http://harbor.localhost:${port}`;
  const context = await browser.newContext({ baseURL, viewport, reducedMotion: "reduce" });
  const page = await context.newPage();
  const take = (name: string) => takePicture(page, join(folder, `${name}-${viewport.width}.jpg`));

  await page.goto("/");
  await take("home");
  await page.goto("/kitchen");
  await take("listing");
  await page.goto("/tide-mug");
  await take("product");
  await addToCart(page, "/tide-mug");
  await addToCart(page, "/harbor-carafe", 2);
  await page.goto("/checkout/cart");
  await take("cart");
  await fillCheckout(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  await take("checkout");
  await placeOrder(page);
  await page.getByText("Your order number is").getByRole("link").click();
  await page.getByRole("heading", { name: "Updates" }).waitFor();
  await take("order");
  await context.close();
}

/**
 * One and a half windows: what is seen at first and what comes next. What stays in view is at the foot of the
 * picture.
 */
async function takePicture(page: Page, path: string): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ width, height: Math.round(height * 1.5) });
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path, type: "jpeg", quality: 75, animations: "disabled" });
  await page.setViewportSize({ width, height });
  console.log(path);
}
