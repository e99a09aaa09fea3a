import { cartCount, draw, drawStopped } from "../shopper/shop";
import { expect, type Page, test } from "../shopper/test";

/** The scripts a page loads from now on. */
function scriptsOf(page: Page): string[] {
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script" || /\.js$/.test(request.url())) loaded.push(request.url());
  });
  return loaded;
}

test.describe("before a visitor does anything @script", () => {
  test("a page loads no script, until 4 s have passed or the pointer moves", async ({ page }) => {
    const loaded = scriptsOf(page);
    await drawStopped(page, "/kitchen");
    await page.clock.runFor(3_900);
    expect(loaded).toEqual([]);
    await page.clock.runFor(200);
    await expect.poll(() => loaded.length).toBeGreaterThan(0);

    const other = await page.context().newPage();
    const loadedByMove = scriptsOf(other);
    // The clock stands still for all pages of a browser.
    await draw(other, "/kitchen");
    // In steps, as by a hand: a browser may tell of the first as of a pointer that appears.
    await other.mouse.move(200, 200, { steps: 3 });
    await expect.poll(() => loadedByMove.length).toBeGreaterThan(0);
  });
});

test("what the very first press adds or chooses is on the page in view @script", async ({ page }) => {
  await draw(page, "/kitchen");
  const keep = () => page.evaluate(() => Object.assign(window, { isKept: true }));
  const expectKept = () =>
    expect
      .poll(() => page.evaluate(() => Reflect.get(window, "isKept")).catch(() => null), "the page was kept")
      .toBe(true);
  await keep();
  await page.getByRole("button", { name: "Add to Cart: Olive oil cruet" }).click();
  await expect(cartCount(page)).toHaveAccessibleName("Cart, 1 item");
  await expect(page).toHaveURL(/\/kitchen$/);
  await expectKept();
  await draw(page, "/tide-mug");
  await keep();
  await page.getByRole("link", { name: "Moss" }).tap();
  await expect(page).toHaveURL(/\/tide-mug\/pv\/MUG-101-MOS/);
  await expectKept();
});
