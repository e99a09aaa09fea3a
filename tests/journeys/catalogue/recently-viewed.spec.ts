import { open } from "../shopper/shop";
import { expect, type Page, test } from "../shopper/test";

const section = (page: Page) => page.getByRole("region", { name: "Recently viewed" });

test("a browser shows what it viewed before, on products and on the home page @script", async ({ page }) => {
  await open(page, "/harbor-carafe");
  await expect(section(page)).toHaveCount(0);
  await open(page, "/long-morning-mug");
  await expect(section(page).getByRole("article")).toHaveCount(1);
  await expect(section(page).getByRole("link", { name: "Harbor carafe", exact: true })).toBeVisible();
  await open(page, "/");
  await expect(section(page).getByRole("article")).toHaveCount(2);
  await expect(section(page).getByRole("article").first()).toContainText("Long morning mug");
});
