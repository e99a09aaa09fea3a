import { fillAddress } from "../shopper/checkout";
import { mailTo } from "../shopper/mails";
import { bringCart, open, register } from "../shopper/shop";
import { expect, test } from "../shopper/test";

test.describe("a refused form", () => {
  test.use({ expectedStatuses: [401, 403, 404, 409, 422] });

  test("keeps the input and shows errors beside the fields @http", async ({ page }) => {
    await open(page, "/register");
    await page.getByLabel("First name").fill("Grace");
    await page.getByLabel("Last name").fill("Hopper");
    await page.getByLabel("Email").fill("grace-at-example");
    await page.getByLabel("Password").fill("short");
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page.getByText("Please enter a valid email address")).toBeVisible();
    await expect(page.getByText("Minimum of 8 characters required.")).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue("grace-at-example");
    await expect(page.getByLabel("First name")).toHaveValue("Grace");
    await expect(page.getByLabel("Email")).toBeFocused();
  });

  test("reports a wrong sign-in, and keeps the address @http", async ({ page }) => {
    await open(page, "/login");
    await page.getByLabel("Email").fill("nobody@example.com");
    await page.getByLabel("Password").fill("not the password");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page.getByText("The email or password is incorrect.")).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue("nobody@example.com");
  });

  test("gives the same answer for a registered e-mail, and notifies its owner @http", async ({
    page,
    elsewhere,
  }) => {
    const { email } = await register(page);
    const other = await elsewhere();
    await other.goto("/register");
    await other.getByLabel("First name").fill("Grace");
    await other.getByLabel("Last name").fill("Hopper");
    await other.getByLabel("Email").fill(email);
    await other.getByLabel("Password").fill("another harbor");
    await other.getByRole("button", { name: "Create account" }).click();
    await expect(other.getByRole("heading", { name: "Check your email" })).toBeVisible();
    await mailTo(email, /Someone tried to register with your email/);
  });

  test("in the checkout shows its field, and the checkout then continues", async ({ page }) => {
    await bringCart(page, "/harbor-carafe");
    await open(page, "/checkout");
    await page.getByLabel("Email").fill("ada");
    await page.getByRole("button", { name: "Continue", exact: true }).click();
    await expect(page.getByText("Please enter a valid email address")).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue("ada");
    await expect(page.getByLabel("Email")).toBeFocused();
    await page.getByLabel("Email").fill("ada@example.com");
    await page.getByRole("button", { name: "Continue", exact: true }).click();

    await page.getByLabel("First name").fill("Ada");
    await page.getByRole("button", { name: "Continue", exact: true }).click();
    await expect(page.getByLabel("Last name")).toBeFocused();
    // Beside the field, and in the list of mistakes.
    await expect(page.getByText("Last name is required")).toHaveCount(2);
    await page.getByRole("link", { name: "City is required" }).click();
    await expect(page.getByLabel("City")).toBeInViewport();
    await expect(page.getByLabel("First name")).toHaveValue("Ada");

    await page.getByLabel("Last name").fill("Byron");
    await page.getByLabel("Address", { exact: true }).fill("12 Harbor St");
    await page.getByLabel("City").fill("Nazareth");
    await page.getByRole("button", { name: "Continue", exact: true }).click();
    await expect(page.getByText("Last name is required")).toHaveCount(0);
    await expect(page.getByText("Phone is required")).toHaveCount(2);
    await expect(page.getByLabel("State")).toBeFocused();
    await fillAddress(page);
    await expect(page.getByRole("region", { name: "Shipping method" })).toContainText("Standard delivery");
  });
});

test.describe("a missing page", () => {
  test.use({ expectedStatuses: [404] });

  test("has the shop's own text @http", async ({ page }) => {
    await open(page, "/no-such-thing");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("link", { name: /^Cart, / })).toBeVisible();
  });

  test("is shown for another browser's order @http", async ({ page }) => {
    await open(page, "/order/00000000-0000-4000-8000-000000000000");
    await expect(page.locator("main")).not.toContainText("Total");
  });
});
