import type { Locator } from "playwright/test";
import { draw, drawStopped } from "../shopper/shop";
import { expect, type Page, test } from "../shopper/test";

/** Before a release the presses are tried at three moments and on a processor as slow as a phone's. */
const isLong = process.env.PRESSES === "all";
/**
 * When a link is pressed after its page was loaded, ms of its clock: its scripts come with the press, or else
 * after 4 s.
 */
const momentsMs = isLong ? [200, 1000, 3000] : [200];
/** How many times slower the processor is. */
const slowdown = isLong ? 4 : 1;
/**
 * Of the page's clock that passes between two looks, ms: it runs slower than time, so that nothing is given
 * up.
 */
const lookMs = 20;

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const market = `http://bazaar.localhost:${process.env.JOURNEY_PORT}`;

/** Links that stand for a script: their page, what is pressed, and what that opens on the page. */
const links: Record<string, [path: string, press: (page: Page) => Locator, opens: (page: Page) => Locator]> =
  {
    "a picture": [
      "/tide-mug",
      (page) => page.getByRole("link", { name: "Open picture 1 full screen" }),
      (page) => dialog(page, "Pictures of Tide mug"),
    ],
    "a thumbnail": [
      "/tide-mug",
      (page) => page.getByRole("link", { name: "Show picture 2 of 6" }),
      (page) => page.locator('[aria-label="Show picture 2 of 6"][aria-current="true"]'),
    ],
    "write a review": [
      "/tide-mug#reviews",
      (page) => page.getByRole("link", { name: "Write a review" }),
      (page) => dialog(page, "Sign in"),
    ],
    "sign in": [
      "/tide-mug",
      (page) => page.getByRole("banner").getByRole("link", { name: "Sign in / Register" }),
      (page) => dialog(page, "Sign in"),
    ],
    "add to a list": [
      "/tide-mug",
      (page) => page.getByRole("button", { name: "Add to list: Tide mug" }),
      (page) => dialog(page, "Sign in"),
    ],
    "a quick view": [
      "/a-good-desk",
      (page) => page.getByRole("link", { name: "Quick view: Brass pen" }),
      (page) => dialog(page, "Quick view"),
    ],
    "more sellers": [
      `${market}/morning-beaker`,
      (page) => page.locator("main").getByRole("link", { name: "See More Sellers" }).first(),
      (page) => page.getByRole("dialog"),
    ],
  };

for (const afterMs of momentsMs)
  test(`links pressed ${afterMs} ms after their page was loaded do what they do later @script`, async ({
    page,
    context,
  }) => {
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await drawStopped(page, "/tide-mug");
    for (const [name, [path, press, opens]] of Object.entries(links))
      await test.step(name, async () => {
        await draw(page, path);
        const address = page.url();
        await page.clock.runFor(afterMs);
        await press(page).tap();
        await expect(async () => {
          await page.clock.runFor(lookMs);
          await expect(opens(page)).toBeVisible({ timeout: 100 });
        }).toPass({ timeout: 60_000 });
        expect(page.url()).toBe(address);
      });
  });

test.describe("where no script comes", () => {
  test.use({ expectedComplaints: /dynamically imported module/ });

  test("a picture opens on a page of the shop @script", async ({ page }) => {
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort("aborted"));
    await draw(page, "/tide-mug");
    await page.getByRole("link", { name: "Open picture 2 full screen" }).press("Enter");
    await expect(page).toHaveURL(/\/picture\/2\/tide-mug$/);
    await page.getByRole("link", { name: "Close" }).click();
    await expect(page).toHaveURL(/\/tide-mug$/);
  });
});
