import { addToCart, cartCount, open, openCart } from "./shopper/shop";
import { expect, test } from "./shopper/test";

test("a variation is chosen by its option and bought as such", async ({ page }) => {
  await open(page, "/tide-mug");
  await page.locator("main").getByRole("link", { name: "Moss" }).click();
  await expect(page).toHaveURL(/\/tide-mug\/pv\/MUG-101-MOS/);
  await expect(page.locator("main")).toContainText("MUG-101-MOS");
  await page.locator("main").getByRole("button", { name: "Add to Cart", exact: true }).click();
  await expect(cartCount(page)).toHaveAccessibleName("Cart, 1 item");
  await openCart(page);
  await expect(page.locator("main")).toContainText("Moss");
});

test("a product with too few pieces sells what it has and says so", async ({ page }) => {
  await addToCart(page, "/lighthouse-mug", 9);
  await openCart(page);
  await expect(page.getByLabel("Quantity of Lighthouse mug")).toHaveValue("3");
});

test("the button tells what it does and the header counts along @script", async ({ page }) => {
  await open(page, "/harbor-carafe");
  const button = page.locator("main").locator("form button[type=submit], form button:not([type])").first();
  await page.locator("main").getByRole("button", { name: "Add to Cart", exact: true }).click();
  await expect(button).toHaveText("Added");
  await expect(button).toHaveText("Add to Cart");
  await expect(cartCount(page)).toHaveAccessibleName("Cart, 1 item");
  await expect(page).toHaveURL(/\/harbor-carafe$/);
});

test("fifty quick presses end where the server says @script", async ({ page }) => {
  await addToCart(page, "/garden-pitcher");
  await openCart(page);
  const more = page.getByRole("button", { name: "One Garden pitcher more" });
  for (let press = 0; press < 12; press++) await more.click({ delay: 0, force: true });
  await expect(page.getByLabel("Quantity of Garden pitcher")).toHaveValue("13");
  await page.reload();
  await expect(page.getByLabel("Quantity of Garden pitcher")).toHaveValue("13");
});
