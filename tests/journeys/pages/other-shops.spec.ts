import { ageConfirmedValue, ageCookieName } from "../../../app/models/shops/visitors/needs-age-confirmation";
import { fits } from "../shopper/fits";
import { bringCart, draw, open } from "../shopper/shop";
import { showsStops } from "../shopper/tab-stops";
import { test } from "../shopper/test";

test("what other shops show shares the edges of one container (rule layout-15) @browser", async ({
  page,
  context,
}) => {
  const at = (shop: string) => `http://${shop}.localhost:${process.env.JOURNEY_PORT}`;
  await context.addCookies([{ name: ageCookieName, value: ageConfirmedValue, url: at("leaf") }]);
  await bringCart(page, `${at("bazaar")}/french-press`);
  const shops = {
    leaf: ["/", "/cigars", "/jet-torch"],
    bazaar: ["/mugs-cups", "/checkout/cart", "/checkout"],
    potter: ["/", "/mugs-cups", "/ridgeline-mug"],
  };
  for (const [shop, paths] of Object.entries(shops))
    for (const path of paths) {
      await draw(page, `${at(shop)}${path}`);
      await fits(page, `${shop}${path}`);
    }
  // One sees each stop of the Tab key of a marketplace, its sellers and what several of them sell.
  for (const path of ["/", "/seller", "/seller/potter/category=books-paper", "/french-press", "/location"]) {
    await open(page, `${at("bazaar")}${path}`);
    if (!path.includes("=")) await fits(page, `bazaar${path}`);
    await showsStops(page, `bazaar${path}`);
  }
});
