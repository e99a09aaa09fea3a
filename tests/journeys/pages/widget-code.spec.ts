import { draw, goBack, goForward, howReached, open } from "../shopper/shop";
import { expect, lostRequests, type Page, test } from "../shopper/test";

/** Scripts this window asked for, by name without their hash. */
const scripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .flatMap(({ name }) => /\/assets\/([\w.-]+?)-[\w-]{8}\.js$/.exec(name)?.[1] ?? []),
  );

/** Notes at every frame how much of the page is there, until the window is left. */
const watchFrames = (page: Page) =>
  page.evaluate(() => {
    const seen: number[] = [];
    Reflect.set(window, "framesSeen", seen);
    const note = () => {
      seen.push(document.querySelector("main")?.textContent?.length ?? 0);
      requestAnimationFrame(note);
    };
    note();
  });
const leastSeen = (page: Page) =>
  page.evaluate(() => Math.min(...(Reflect.get(window, "framesSeen") as number[])));

test("the code of widgets comes with the page that shows them, and the page is never empty @script", async ({
  page,
}) => {
  await open(page, "/kitchen");
  expect(await scripts(page)).not.toContain("product-slider");
  await watchFrames(page);

  const slider = page.getByRole("region", { name: "Most loved" });
  await page.getByRole("banner").getByRole("link", { name: "Harbor & Pine", exact: true }).click();
  await expect(slider.getByRole("article").first()).toBeVisible();
  // Still the window that was opened: nothing was loaded anew.
  expect(await leastSeen(page)).toBeGreaterThan(200);
  await expect.poll(() => scripts(page)).toContain("product-slider");

  await goBack(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kitchen & table");
  await goForward(page);
  await expect(slider.getByRole("article").first()).toBeVisible();
  expect(await leastSeen(page)).toBeGreaterThan(200);
});

test.describe("a page whose script cannot be had whole", () => {
  test.use({ expectedComplaints: lostRequests });

  test("works like one without @script", async ({ page }) => {
    await page.route(/\/assets\/product-[\w-]{8}\.js/, (route) => route.abort());
    await draw(page, "/harbor-carafe");
    // How often a browser asks for what it is refused is the browser's own affair: the reload is what counts.
    await expect.poll(() => howReached(page)).toBe("reload");
    await page.locator("main").getByRole("button", { name: "Add to Cart", exact: true }).click();
    await expect(page).toHaveURL(/\/checkout\/cart/);
    await expect(page.getByText("1 item", { exact: true })).toBeVisible();
  });
});
