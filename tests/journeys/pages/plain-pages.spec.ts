import { fits } from "../shopper/fits";
import { bringCart } from "../shopper/shop";
import { expect, type Page, test } from "../shopper/test";

const bazaar = `http://bazaar.localhost:${process.env.JOURNEY_PORT}`;

const walks = {
  "content, forms and a marketplace": [
    "/",
    "/spring-table",
    "/about",
    "/contact",
    "/shipping",
    "/login",
    "/register",
    "/order/tracking",
    bazaar,
    `${bazaar}/seller`,
    `${bazaar}/location`,
  ],
  "what is for sale, cart and checkout": [
    "/kitchen",
    "/mugs?view=list",
    "/search?q=mug",
    "/brands",
    "/tide-mug",
    "/harbor-tee",
    "/a-good-desk",
    "/picture/1/tide-mug",
    "/checkout/cart",
    "/checkout",
  ],
};

/** Controls that only a script can serve. */
const scripted = (page: Page) => page.locator(".slider-buttons, .flyout-button");

async function standsWithoutScripts(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator("main")).toBeVisible();
  await expect(scripted(page).filter({ visible: true })).toHaveCount(0);
  await fits(page, path);
}

for (const [name, paths] of Object.entries(walks))
  test(`styles serve a browser without scripts: ${name} @plain`, async ({ page }) => {
    await bringCart(page, "/harbor-carafe");
    for (const path of paths) await standsWithoutScripts(page, path);
  });
