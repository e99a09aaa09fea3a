import { addToCart, cartCount, draw, goBack, open } from "../shopper/shop";
import { expect, type Page, test } from "../shopper/test";

/**
 * A listing that is counted again after somebody's order goes out with `no-store`, and a browser keeps no
 * such page once a cookie is new.
 */
const pageWithoutProducts = "/shipping";

/**
 * Follows the address of a product as a document, adds it, and comes back to a page that the browser kept.
 */
async function buyAndComeBack(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.set(window, "wasHere", true));
  await addToCart(page, "/tide-mug");
  await goBack(page);
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, "wasHere")).catch(() => null), {
      message: "the page was kept",
    })
    .toBe(true);
}

test.describe("back on a page that the browser kept @script", () => {
  test("the number on the cart is that of now, and the cart's page shows its pieces and totals of now", async ({
    page,
  }) => {
    // Not touched before.
    await draw(page, pageWithoutProducts);
    await expect(cartCount(page)).toHaveAccessibleName("Cart, 0 items");
    await buyAndComeBack(page);
    await expect(cartCount(page)).toHaveAccessibleName("Cart, 1 item");
    // Taken over.
    await open(page, pageWithoutProducts);
    await expect(cartCount(page)).toHaveAccessibleName("Cart, 1 item");
    await buyAndComeBack(page);
    await expect(cartCount(page)).toHaveAccessibleName("Cart, 2 items");
    await draw(page, "/checkout/cart");
    await expect(page.getByText("2 items", { exact: true })).toBeVisible();
    await buyAndComeBack(page);
    await expect(page.getByText("3 items", { exact: true })).toBeVisible();
    await expect(page.getByRole("complementary", { name: "Order summary" })).toContainText("$72.00");
  });

  test.describe("with a mouse", () => {
    test.use({ hasTouch: false, viewport: { width: 1280, height: 900 } });
    const inList = (page: Page) => page.locator("header").getByRole("link", { name: "Tide mug" });

    test("the list of the cart has what was added since, also when the pointer is there before scripts", async ({
      page,
    }) => {
      await open(page, pageWithoutProducts);
      await buyAndComeBack(page);
      await cartCount(page).hover();
      await expect(inList(page)).toBeVisible();
      await page.mouse.move(640, 880);
      await draw(page, "/kitchen");
      await cartCount(page).hover();
      await expect(inList(page)).toBeVisible();
    });
  });
});
