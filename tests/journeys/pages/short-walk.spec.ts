import { violations, violationsWithin } from "../shopper/axe";
import { fits } from "../shopper/fits";
import { bringCart, open } from "../shopper/shop";
import { expect, test } from "../shopper/test";

/** A page of each kind; `walks.spec.ts` visits all, with what moves and the stops of the Tab key. */
const paths = ["/", "/kitchen", "/harbor-carafe", "/checkout/cart", "/checkout"];

const phone = { width: 390, height: 844 };

test("a page of each kind has no barrier, and every width is enough @script", async ({ page }) => {
  await bringCart(page, "/harbor-carafe");
  for (const path of paths) {
    await page.setViewportSize(phone);
    await open(page, path);
    // Header and footer are examined once: they are the same on every page of a shop.
    expect(path === "/" ? await violations(page) : await violationsWithin(page), path).toEqual([]);
    await fits(page, path);
  }
});
