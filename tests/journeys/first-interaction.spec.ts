import { addToCart, cartCount, draw, drawStopped } from "./shopper/shop";
import { expect, type Page, test } from "./shopper/test";

/** The scripts a page loads from now on. */
function scriptsOf(page: Page): string[] {
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script" || /\.js$/.test(request.url())) loaded.push(request.url());
  });
  return loaded;
}

test.describe("before a visitor does anything @script", () => {
  test("a page loads no script, until 4 s have passed", async ({ page }) => {
    const loaded = scriptsOf(page);
    await drawStopped(page, "/kitchen");
    await page.clock.runFor(3_900);
    expect(loaded).toEqual([]);
    await page.clock.runFor(200);
    await expect.poll(() => loaded.length).toBeGreaterThan(0);
  });

  test("the first move of the pointer brings them", async ({ page }) => {
    const loaded = scriptsOf(page);
    await drawStopped(page, "/kitchen");
    await page.mouse.move(200, 200);
    await expect.poll(() => loaded.length).toBeGreaterThan(0);
  });
});

test("a product that is added by the very first press is added on the page in view @script", async ({
  page,
}) => {
  await draw(page, "/kitchen");
  await page.getByRole("button", { name: "Add to Cart: Olive oil cruet" }).click();
  await expect(cartCount(page)).toHaveAccessibleName("Cart, 1 item");
  await expect(page).toHaveURL(/\/kitchen$/);
});

test.describe("with a mouse @script", () => {
  test.use({ hasTouch: false, viewport: { width: 1280, height: 900 } });
  test("what a pointer is on when the page is taken over opens", async ({ page }) => {
    await addToCart(page, "/tide-mug");
    await draw(page, "/kitchen");
    await cartCount(page).hover();
    await expect(page.locator("header").getByRole("link", { name: "Tide mug" })).toBeVisible();
  });
});
