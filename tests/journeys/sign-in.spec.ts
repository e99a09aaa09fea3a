import { open, register, signOut } from "./shopper/shop";
import { expect, test } from "./shopper/test";

test.describe("signing in without leaving the page", () => {
  // A wrong password is answered with 422 and said beside the form.
  test.use({ expectedStatuses: [422] });

  test("says what is wrong, then lets in @script", async ({ page }) => {
    const { email, password } = await register(page);
    await signOut(page);
    await open(page, "/harbor-carafe");
    await expect(page.getByRole("button", { name: "One more" })).toBeVisible();
    await page.getByRole("banner").getByRole("link", { name: "Sign in / Register" }).click();
    const dialog = page.getByRole("dialog", { name: "Sign in" });
    await dialog.getByLabel("Email").fill(email);
    await dialog.getByLabel("Password").fill("not the password");
    await dialog.getByRole("button", { name: "Sign in" }).click();
    await expect(dialog.getByText("The email or password is incorrect.")).toBeVisible();
    await dialog.getByLabel("Password").fill(password);
    await dialog.getByRole("button", { name: "Sign in" }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/harbor-carafe$/);
    await expect(page.getByRole("banner").getByRole("link", { name: /Account menu|Grace/ })).toBeVisible();
  });
});

test("the way in is a page of its own without a script", async ({ page, javaScriptEnabled }) => {
  await open(page, "/harbor-carafe");
  const link = page.getByRole("banner").getByRole("link", { name: "Sign in / Register" });
  await expect(link).toHaveAttribute("href", "/login?redirect=%2Fharbor-carafe");
  if (javaScriptEnabled) await expect(page.getByRole("button", { name: "One more" })).toBeVisible();
  await link.click();
  if (javaScriptEnabled) await expect(page.getByRole("dialog", { name: "Sign in" })).toBeVisible();
  else await expect(page).toHaveURL(/\/login\?redirect=/);
});
