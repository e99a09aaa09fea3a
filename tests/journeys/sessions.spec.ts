import { open, register, signIn } from "./shopper/shop";
import { expect, test } from "./shopper/test";

test("a customer sees where they are signed in and signs another device out", async ({
  page,
  browser,
  baseURL,
}) => {
  const customer = await register(page);
  const elsewhere = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const other = await elsewhere.newPage();
  await signIn(other, customer);

  await open(page, "/account/security");
  await expect(page.getByText("This device")).toHaveCount(1);
  const list = page.locator("main").getByRole("listitem");
  await expect(list).toHaveCount(2);
  await list
    .nth(1)
    .getByRole("button", { name: /^Sign out/ })
    .click();
  await expect(page.getByText("Signed out.")).toBeVisible();
  await expect(list).toHaveCount(1);

  await other.goto("/account/dashboard");
  await expect(other).toHaveURL(/\/login/);
  await elsewhere.close();
});

test("a changed password signs the other devices out, and this one stays", async ({
  page,
  browser,
  baseURL,
}) => {
  const customer = await register(page);
  const elsewhere = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const other = await elsewhere.newPage();
  await signIn(other, customer);

  await open(page, "/account/security");
  await page.getByRole("link", { name: "Change password" }).click();
  await page.getByLabel("Current password").fill(customer.password);
  await page.getByLabel("New password", { exact: true }).fill("a louder harbor");
  await page.getByLabel("New password again").fill("a louder harbor");
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(page.getByText("All other devices are signed out.")).toBeVisible();

  await other.goto("/account/dashboard");
  await expect(other).toHaveURL(/\/login/);
  await signIn(other, { ...customer, password: "a louder harbor" });
  await elsewhere.close();
});

test("signing out everywhere ends this session, too @any-width", async ({ page }) => {
  await register(page);
  await open(page, "/account/security");
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.goto("/account/security");
  await expect(page).toHaveURL(/\/login/);
});
