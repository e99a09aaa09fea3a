import { open } from "./shopper/shop";
import { swipe } from "./shopper/swipe";
import { expect, type Page, test } from "./shopper/test";

const pictures = (page: Page) => page.getByRole("region", { name: "Pictures" });
const thumbnail = (page: Page, at: number) =>
  pictures(page).getByRole("link", { name: new RegExp(`^Show (picture|video) ${at} of`) });

test("every picture can be reached by its thumbnail", async ({ page }) => {
  await open(page, "/tide-mug");
  await thumbnail(page, 6).click();
  await expect(page.locator("#image-6 img")).toBeInViewport();
});

test("arrows page the pictures and wrap around @script", async ({ page }) => {
  await open(page, "/tide-mug");
  // They appear on hover and focus; a phone swipes.
  await pictures(page).getByRole("button", { name: "Previous picture" }).focus();
  await page.keyboard.press("Enter");
  await expect(thumbnail(page, 6)).toHaveAttribute("aria-current", "true");
  await expect(thumbnail(page, 6)).toBeInViewport();
  await pictures(page).getByRole("button", { name: "Next picture" }).focus();
  await page.keyboard.press("Enter");
  await expect(thumbnail(page, 1)).toHaveAttribute("aria-current", "true");
});

test.describe("a finger @script", () => {
  test("turns the picture by more than 90 px, and no less", async ({ page }) => {
    await open(page, "/tide-mug");
    const strip = page.getByRole("list", { name: "Pictures of Tide mug" });
    await swipe(page, strip, -85);
    await expect(thumbnail(page, 1)).toHaveAttribute("aria-current", "true");
    await swipe(page, strip, -95);
    await expect(thumbnail(page, 2)).toHaveAttribute("aria-current", "true");
  });
});

test("full screen keeps the focus and returns it to the last picture @script", async ({ page }) => {
  await open(page, "/tide-mug");
  await pictures(page).getByRole("link", { name: "Open picture 1 full screen" }).click();
  const dialog = page.getByRole("dialog", { name: "Pictures of Tide mug" });
  await expect(dialog).toContainText("1 of 6");
  await page.keyboard.press("ArrowRight");
  await expect(dialog).toContainText("2 of 6");
  for (const name of ["Previous picture", "Next picture"]) {
    await page.keyboard.press("Tab");
    await expect(dialog.getByRole("button", { name })).toBeFocused();
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(pictures(page).getByRole("link", { name: "Open picture 2 full screen" })).toBeFocused();
});
