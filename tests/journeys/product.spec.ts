import { addToCart, cartCount, cartHolds, open, openCart, pressAdd } from "./shopper/shop";
import { expect, test } from "./shopper/test";

test("a variation is chosen by its option and bought as such", async ({ page }) => {
  await open(page, "/tide-mug");
  await page.locator("main").getByRole("link", { name: "Moss" }).click();
  await expect(page).toHaveURL(/\/tide-mug\/pv\/MUG-101-MOS/);
  await expect(page.locator("main")).toContainText("MUG-101-MOS");
  await pressAdd(page, page.locator("main").getByRole("button", { name: "Add to Cart", exact: true }));
  await cartHolds(page, 1);
  await expect(page.locator("main")).toContainText("Moss");
});

test("more than there is becomes what there is, and says so @script", async ({ page }) => {
  await open(page, "/lighthouse-mug");
  const quantity = page.locator("main").getByLabel("Quantity", { exact: true });
  await quantity.fill("9");
  await quantity.blur();
  await expect(quantity).toHaveValue("3");
  await expect(page.getByText("Only 3 available")).toBeVisible();
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

test("what is in the cart cannot be added again @script", async ({ page }) => {
  await open(page, "/lighthouse-mug");
  const quantity = page.locator("main").getByLabel("Quantity", { exact: true });
  const button = page.locator("main").getByRole("button", { name: "Add to Cart", exact: true });
  await expect(page.getByRole("button", { name: "One more" })).toBeVisible();
  await quantity.fill("2");
  await pressAdd(page, button);
  await expect(quantity).toHaveValue("1");
  await quantity.fill("3");
  await quantity.blur();
  await expect(quantity).toHaveValue("1");
  await expect(page.getByText("Only 1 available")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "One more" })).toBeVisible();
  await quantity.focus();
  await expect(quantity).toHaveAttribute("max", "1");
});

test("many quick presses end where the server says @script", async ({ page }) => {
  await addToCart(page, "/garden-pitcher");
  await openCart(page);
  const quantity = page.getByLabel("Quantity of Garden pitcher");
  const more = page.getByRole("button", { name: "One Garden pitcher more" });
  for (let press = 0; press < 12; press++) await more.click();
  await page.waitForLoadState("networkidle");
  const shown = await quantity.inputValue();
  expect(Number(shown)).toBeGreaterThan(1);
  await page.reload();
  await expect(quantity).toHaveValue(shown);
});
