import { cartCount, goBack, open, openStopped } from "../shopper/shop";
import { expect, type Page, test } from "../shopper/test";

const wide = { width: 1280, height: 900 };

/** Notes in the page that it was not loaded anew. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSamePage: true }));
const expectSamePage = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => "isSamePage" in window).catch(() => null), "the page was not loaded anew")
    .toBe(true);

test.describe("parts that React does not take over @script", () => {
  test.use({ viewport: wide });

  test("a card adds its product, says so and keeps the focus, as a filter does", async ({ page }) => {
    // 'Added' is shown for a moment only.
    await openStopped(page, "/kitchen");
    const card = page
      .getByRole("article")
      .filter({ has: page.getByText("Olive oil cruet", { exact: true }) });
    const button = card.locator(".btn-add");
    await button.press("Enter");
    await expect(button).toHaveText("Added");
    await expect(cartCount(page)).toHaveAccessibleName("Cart, 1 item");
    await expect
      .poll(async () => {
        await page.clock.runFor(500);
        return button.textContent();
      })
      .toBe("Add to Cart");
    await expect(button).toBeFocused();
    await expect(button).toHaveAccessibleName(/^Add to Cart: /);
    await page.clock.resume();

    const blue = page.getByRole("region", { name: "Filters" }).getByRole("link", { name: /^Blue/ });
    await blue.press("Enter");
    await expect(page).toHaveURL(/\/color=Blue$/);
    await expect(blue).toHaveAttribute("aria-current", "true");
    await expect(blue).toBeFocused();
  });

  test("stay as they were, and a card leads to its product without loading the page anew", async ({
    page,
  }) => {
    await open(page, "/kitchen");
    // React renders the page as it was written, its static parts included.
    const ids = () =>
      page.evaluate(() => {
        const parts = [...document.querySelectorAll("[data-static]")];
        // React notes on each element the properties it was rendered with.
        return parts.map((part) => {
          const key = Object.keys(part).find((name) => name.startsWith("__reactProps")) ?? "";
          const props: unknown = Reflect.get(part, key);
          return [part.getAttribute("data-static"), props && Reflect.get(Object(props), "data-static")];
        });
      });
    await expect(async () => {
      const found = await ids();
      expect(found.length).toBeGreaterThan(5);
      for (const [written, rendered] of found) expect(rendered).toBe(written);
    }).toPass({ timeout: 20_000 });
    await mark(page);
    await page.getByRole("link", { name: "Utensil crock", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Utensil crock" })).toBeVisible();
    await expectSamePage(page);
    await goBack(page);
    await expect(page.getByRole("link", { name: "Utensil crock", exact: true })).toBeVisible();
    await expectSamePage(page);
  });
});

test.describe("the menu @script", () => {
  test.use({ viewport: wide });
  const more = (page: Page) => page.getByRole("button", { name: "Home & living: more" });
  const bar = (page: Page) => page.getByRole("navigation", { name: "Main menu" });
  const word = (page: Page) => bar(page).getByRole("link", { name: "Home & living", exact: true });
  const within = (page: Page) => bar(page).getByRole("link", { name: "Table lamps", exact: true });

  test("opens under the pointer and closes after it left", async ({ page }) => {
    await open(page, "/kitchen");
    await expect(within(page)).toBeHidden();
    await word(page).hover();
    await expect(within(page)).toBeVisible();
    await expect(more(page)).toHaveAttribute("aria-expanded", "true");
    await page.mouse.move(640, 880);
    await expect(within(page)).toBeHidden();

    // By its button: Escape gives it the focus back.
    await more(page).press("Enter");
    await expect(within(page)).toBeVisible();
    await within(page).focus();
    await page.keyboard.press("Escape");
    await expect(within(page)).toBeHidden();
    await expect(more(page)).toBeFocused();

    // It closes when one of its links was followed.
    await mark(page);
    await word(page).hover();
    await within(page).click();
    await expect(page.getByRole("heading", { level: 1, name: "Table lamps" })).toBeVisible();
    await expectSamePage(page);
    await expect(more(page)).toHaveAttribute("aria-expanded", "false");
  });

  test("opens with the first tap of a finger and is followed with the second", async ({ page }) => {
    await open(page, "/kitchen");
    await word(page).tap();
    await expect(within(page)).toBeVisible();
    await expect(page).toHaveURL(/\/kitchen$/);
    await word(page).tap();
    await expect(page).toHaveURL(/\/home-living$/);
  });
});

test("the menu of a phone opens and closes, with and without a script @browser", async ({ page }) => {
  await open(page, "/kitchen");
  const panel = page.getByLabel("Harbor & Pine menu");
  await expect(panel).toBeHidden();
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expect(panel).toBeVisible();
  await expect(panel.getByRole("link", { name: "Sign in / Register" })).toBeVisible();
  await expect(panel.getByRole("link", { name: "Refund policy" })).toBeVisible();
  await panel.getByText("Home & living", { exact: true }).click();
  await panel.getByRole("link", { name: "All of Home & living" }).click();
  await expect(page).toHaveURL(/\/home-living$/);
  await expect(panel).toBeHidden();
});
