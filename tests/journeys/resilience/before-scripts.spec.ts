import { hydrated } from "../shopper/shop";
import { expect, type Page, test } from "../shopper/test";

const scripts = /\/assets\/.*\.js$/;

/** Opens a page whose scripts are held back until they are released. */
async function openBeforeScripts(page: Page, path: string): Promise<() => Promise<void>> {
  let come = () => {};
  const mayCome = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(scripts, async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "domcontentloaded" });
  return async () => {
    come();
    await hydrated(page);
    await page.unroute(scripts);
  };
}

/** Opens a page just before React hydrates it, and holds it there. */
async function openBeforeFirstRender(page: Page, path: string): Promise<() => Promise<void>> {
  let start = () => {};
  const mayStart = new Promise<void>((resolve) => {
    start = resolve;
  });
  let tellAwaited = () => {};
  const isAwaited = new Promise<void>((resolve) => {
    tellAwaited = resolve;
  });
  await page.exposeFunction("renderMayStart", () => {
    tellAwaited();
    return mayStart;
  });
  await page.addInitScript(() => {
    // React schedules its work by a message to itself.
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = async function postLater(this: MessagePort, message: unknown) {
      await Reflect.get(window, "renderMayStart")();
      postMessage.call(this, message);
    };
  });
  await page.goto(path);
  await isAwaited;
  return async () => {
    start();
    await hydrated(page);
  };
}

test("a press just before the first render leaves hydration intact @script", async ({ page }) => {
  const renderStarts = await openBeforeFirstRender(page, "/pantry-canister");
  await page.getByLabel("Size").selectOption("Large");
  await renderStarts();
  await expect(page).toHaveURL(/\/pv\/PNT-101-\w+-LAR\b/);
});

test.describe("before a page's scripts have loaded @script", () => {
  // On wide screens the filters are beside the list; on a phone a script opens them.
  test.use({ viewport: { width: 1280, height: 900 } });

  test("an option is selected and a price typed, and both are kept afterwards", async ({ page }) => {
    const scriptsCome = await openBeforeScripts(page, "/pantry-canister");
    await page.getByLabel("Size").selectOption("Large");
    await scriptsCome();
    await expect(page).toHaveURL(/\/pv\/PNT-101-\w+-LAR\b/);
    await expect(page.getByLabel("Size").locator("option:checked")).toHaveText("Large");

    const laterScriptsCome = await openBeforeScripts(page, "/kitchen");
    await page.getByLabel("Lowest price, $").fill("20");
    await laterScriptsCome();
    await expect(page.getByRole("button", { name: "Go" })).toBeEnabled();
    await expect(page.getByLabel("Lowest price, $")).toHaveValue("20");
  });
});
