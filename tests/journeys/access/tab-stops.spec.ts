import { resize } from "../shopper/resize";
import { open, pressAdd } from "../shopper/shop";
import { hiddenContentStops, hiddenStops, sizes } from "../shopper/tab-stops";
import { expect, test } from "../shopper/test";

const desktop = sizes[1] ?? { width: 1280, height: 900 };

// Sliders turn and pages scroll at once; pictures have no stops of their own.
test.use({ contextOptions: { reducedMotion: "reduce" } });
const empty = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
test.beforeEach(({ page }) =>
  page.route(/\.(avif|webp|jpe?g|png)(\?|$)/, (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: empty }),
  ),
);

test("each press of the Tab key leads to what is seen: home, with header and footer @browser", async ({
  page,
}) => {
  // More than a hundred stops.
  test.slow();
  await open(page, "/");
  expect(await hiddenStops(page), "home of a phone").toEqual([]);
  // On a desktop the content's stops are the same, and told the focus.
  await resize(page, desktop);
  expect(await hiddenStops(page, "frame"), "header and footer of a desktop").toEqual([]);
  expect(await hiddenContentStops(page), "home of a desktop").toEqual([]);
});

test("the first stop after 'Skip to content' lies below the header @browser", async ({ page }) => {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await open(page, "/about");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.locator("#content")).toBeFocused();
    expect(await hiddenStops(page, "onwards"), `${size.width} px`).toEqual([]);
  }
});

test("the panel of what was added comes after its button and covers no stop @browser", async ({ page }) => {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await open(page, "/harbor-carafe");
    const add = page.locator("main").getByRole("button", { name: "Add to Cart", exact: true });
    await add.focus();
    await pressAdd(page, add);
    const panel = page.getByRole("region", { name: "Added to your cart" });
    await expect(panel.getByText("Subtotal")).toBeVisible();
    await expect(add).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(panel.getByRole("button", { name: "Close" })).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(add).toBeFocused();
    for (const _ of ["Close", "View cart", "Checkout"]) await page.keyboard.press("Tab");
    await expect(panel.getByRole("link", { name: "Checkout" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: /^Free shipping from/ })).toBeFocused();
    expect(await hiddenContentStops(page), `with the panel at ${size.width} px`).toEqual([]);
  }
});
