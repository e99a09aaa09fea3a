import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "playwright";
import { recordScreens } from "~/models/office/records/record-screens";
import { settingsWords } from "~/models/office/settings/settings-words";
import { officeSections } from "~/services/office/sections/office-sections.server";
import { violations } from "../../journeys/shopper/axe";
import { findBrowser } from "../../support/browser/find-browser";
import { freePort } from "../../support/servers/free-port";

// Opens every screen of the office of the demo shops at four widths, light and dark, and says what axe finds,
// what is wider than the window, and which screens answer with an error (docs/testing.md). With `quick` each
// scheme has two widths. Needs a build.

const isQuick = process.argv.includes("quick");
const widths = { light: isQuick ? [390, 1920] : [390, 768, 1280, 1920], dark: isQuick ? [1280] : [] };
if (!isQuick) widths.dark = widths.light;
const password = "a quiet harbor";

/** Pages of a route without parts that name a record. */
const ofRoutes = readdirSync("app/routes/admin+")
  .filter((file) => file.endsWith(".tsx") && !file.startsWith("_") && !file.includes("$"))
  .map((file) =>
    file
      .replace(/\.tsx$/, "")
      .replace(/\._index$/, "")
      .replaceAll(".", "/"),
  )
  // Signing out ends the walk; the others are for who is not signed in.
  .filter(
    (place) => !["sign-out", "sign-in", "invitation", "reset-password", "second-factor"].includes(place),
  );

/** Where the walk begins: each screen that the code names. */
const seeds = [
  "/admin",
  ...ofRoutes.map((place) => `/admin/${place}`),
  ...Object.keys(officeSections).map((place) => `/admin/${place}`),
  ...recordScreens.flatMap(({ segment }) => [`/admin/${segment}`, `/admin/new/${segment}`]),
  ...Object.keys(settingsWords).map((module) => `/admin/settings/${module}`),
  "/admin/find?q=mug",
];

const found: string[] = [];
/** Says at once what was found: the walk takes long. */
function find(line: string): void {
  found.push(line);
  console.log(line);
}
const port = await freePort();
const dataDir = mkdtempSync(join(tmpdir(), "awning-office-"));
const server = spawn(process.execPath, ["build/server.js"], {
  stdio: ["ignore", "pipe", "inherit"],
  env: {
    ...process.env,
    NODE_ENV: "production",
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO: "on",
    PAYMENT_SANDBOX: "on",
  },
});
const stopped = once(server, "exit");
try {
  const links = await invitations(["harbor", "bazaar"]);
  const browser = await chromium.launch({
    ...(await findBrowser()),
    args: [...(await findBrowser()).args, "--host-resolver-rules=MAP *.localhost 127.0.0.1"],
  });
  for (const link of links) {
    const storageState = await signIn(await browser.newContext(), link);
    for (const scheme of ["light", "dark"] as const) {
      const context = await browser.newContext({
        storageState,
        colorScheme: scheme,
        reducedMotion: "reduce",
      });
      await walk(await context.newPage(), new URL(link).origin, scheme);
      await context.close();
    }
  }
  await browser.close();
} finally {
  server.kill("SIGTERM");
  await stopped;
  rmSync(dataDir, { recursive: true, force: true });
}
console.log(found.length === 0 ? "The office has no barrier." : `${found.length} findings.`);
process.exit(found.length === 0 ? 0 : 1);

/** Waits for the server and answers the owners' links that it prints. */
function invitations(shops: readonly string[]): Promise<string[]> {
  let said = "";
  return new Promise((resolve, reject) => {
    server.stdout.on("data", (part: Buffer) => {
      said += part;
      const links = shops.map(
        (shop) => new RegExp(`http://${shop}\\.\\S+/admin/invitation\\S+`).exec(said)?.[0],
      );
      if (links.every((link) => link !== undefined) && said.includes("Awning is ready"))
        resolve(links.map(String));
    });
    server.once("exit", () => reject(new Error("The server ended before it was ready.")));
  });
}

async function signIn(context: BrowserContext, link: string) {
  const page = await context.newPage();
  await page.goto(link);
  await page.locator('[name="password"]').fill(password);
  await page.locator('[name="password_again"]').fill(password);
  await page.getByRole("button", { name: "Accept invitation" }).click();
  await page.getByRole("navigation", { name: "Office" }).waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}

/** What stands for a screen: of pages that differ in the record alone one is enough. */
function kindOf(path: string): string {
  const [, , segment = "", ...rest] = path.split(/[?]/)[0]?.split("/") ?? [];
  return segment === "settings" || segment === "new" ? path : `${segment}/${rest.length}`;
}

async function walk(page: Page, origin: string, scheme: "light" | "dark"): Promise<void> {
  const waiting = [...new Set(seeds)];
  const kinds = new Set(waiting.map(kindOf));
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const answer = await page.goto(origin + path, { waitUntil: "load" });
    const status = answer?.status() ?? 0;
    if (status >= 500) find(`${origin}${path} ${scheme}: status ${status}`);
    if (status >= 400) continue;
    for (const width of widths[scheme]) {
      await page.setViewportSize({ width, height: 900 });
      const about = `${new URL(origin).hostname}${path} ${scheme} ${width}px`;
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (wide > 0) find(`${about}: ${wide} px wider than the window`);
      for (const violation of await violations(page as never)) find(`${about}: ${violation}`);
    }
    const links = await page
      .locator("main a[href]")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    for (const link of links.filter((href) => /^\/admin\/[a-z-]+\/[^.]+$/.test(href.split("?")[0] ?? ""))) {
      if (kinds.has(kindOf(link))) continue;
      kinds.add(kindOf(link));
      waiting.push(link);
    }
  }
  console.log(`${origin} ${scheme}: ${kinds.size} kinds of screens`);
}
