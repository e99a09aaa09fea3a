import { fits } from "./shopper/fits";
import { addToCart } from "./shopper/shop";
import { expect, type Page, test } from "./shopper/test";

const bazaar = `http://bazaar.localhost:${process.env.JOURNEY_PORT}`;

const walks = {
  "pages of content": ["/", "/spring-table", "/about", "/contact", "/shipping"],
  "what is for sale": ["/kitchen", "/mugs?view=list", "/search?q=mug", "/brands", "/tide-mug", "/harbor-tee"],
  "pages of a product": ["/a-good-desk", "/picture/1/tide-mug"],
  "forms of customers": ["/login", "/register", "/order/tracking"],
  "a marketplace": [bazaar, `${bazaar}/seller`, `${bazaar}/location`],
};

/** Controls that only a script can serve. */
const scripted = (page: Page) => page.locator(".slider-buttons, .flyout-button");

async function standsWithoutScripts(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator("main")).toBeVisible();
  for (const control of await scripted(page).all()) await expect(control).toBeHidden();
  await fits(page, path);
}

for (const [name, paths] of Object.entries(walks))
  test(`styles serve a browser without scripts: ${name} @plain`, async ({ page }) => {
    for (const path of paths) await standsWithoutScripts(page, path);
  });

test("styles serve a browser without scripts: cart and checkout @plain", async ({ page }) => {
  await addToCart(page, "/harbor-carafe");
  for (const path of ["/checkout/cart", "/checkout"]) await standsWithoutScripts(page, path);
});
