import { open } from "../shopper/shop";
import { swipe } from "../shopper/swipe";
import { expect, type Page, test } from "../shopper/test";

const pictures = (page: Page) => page.getByRole("region", { name: "Pictures" });
const thumbnail = (page: Page, at: number) =>
  pictures(page).getByRole("link", { name: new RegExp(`^Show (picture|video) ${at} of`) });
const isCurrent = (page: Page, at: number) =>
  expect(thumbnail(page, at)).toHaveAttribute("aria-current", "true");

test("every picture can be reached by its thumbnail @http", async ({ page }) => {
  await open(page, "/tide-mug");
  await thumbnail(page, 6).click();
  await expect(page.locator("#image-6 img")).toBeInViewport();
});

test("thumbnails, arrows and a finger page the pictures, and full screen returns to the last one @script", async ({
  page,
}) => {
  await open(page, "/tide-mug");
  // A finger turns by more than 90 px, and by no fewer.
  const strip = page.getByRole("list", { name: "Pictures of Tide mug" });
  await swipe(page, strip, -85);
  await isCurrent(page, 1);
  await swipe(page, strip, -95);
  await isCurrent(page, 2);
  await thumbnail(page, 6).click();
  await expect(page.locator("#image-6 img")).toBeInViewport();
  await isCurrent(page, 6);
  // Arrows appear on hover and focus; a phone swipes. They wrap around.
  await pictures(page).getByRole("button", { name: "Next picture" }).press("Enter");
  await isCurrent(page, 1);
  await pictures(page).getByRole("button", { name: "Previous picture" }).press("Enter");
  await isCurrent(page, 6);
  await expect(thumbnail(page, 6)).toBeInViewport();
  await pictures(page).getByRole("button", { name: "Next picture" }).press("Enter");
  await isCurrent(page, 1);

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
