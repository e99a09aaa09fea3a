import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loginSettings } from "../../support/services/openid-server";
import { type OwnShop, ownShop } from "../shopper/own-shop";
import { open, register } from "../shopper/shop";
import { expect, type Page, test } from "../shopper/test";

const products = "sku,name,slug,price,qty,weight_g\nBOWL,Stone bowl,bowl,24.00,50,400\n";

/** The secrets with which the journeys' server knows the shop at the login services. */
const loginSecrets = () =>
  JSON.parse(readFileSync(join(process.env.JOURNEY_DATA_DIR ?? "", "login-secrets.json"), "utf8"));

const socialShop = (): Promise<OwnShop> =>
  ownShop({ "products.csv": products, "secrets.json": loginSecrets() }, loginSettings);

/** Signs in on the service's page, which the page before it is still leading to. */
async function goOnAs(page: Page, name: string): Promise<void> {
  await expect(page.getByRole("heading", { name: "Who are you?" })).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByRole("button", { name: "Go on" }).click();
}

// Apple posts its answer, so that it comes from another site.
test("after a heart, signing in with Apple leads back and sets it @browser", async ({ page }) => {
  const { url } = await socialShop();
  await open(page, `${url}/bowl`);
  const heart = page.locator(".heart-wide");
  await heart.click();
  await page.getByRole("link", { name: "Continue with Apple" }).click();
  await goOnAs(page, "ada");
  await expect(page).toHaveURL(`${url}/bowl`);
  await expect(page.getByRole("banner")).not.toContainText("Sign in / Register");
  await expect(heart).toHaveAccessibleName(/^Remove from favorites: /);
});

test("a cancelled sign-in says so on the sign-in page @http", async ({ page }) => {
  const { url } = await socialShop();
  await open(page, `${url}/login`);
  await page.getByRole("link", { name: "Continue with Google" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText("Signing in with Google was canceled.")).toBeVisible();
});

test("a person without a confirmed e-mail enters no account @http", async ({ page }) => {
  const { url } = await socialShop();
  await open(page, `${url}/login`);
  await page.getByRole("link", { name: "Continue with Facebook" }).click();
  await goOnAs(page, "unsure-ada");
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText("Facebook didn’t give us a confirmed email.")).toBeVisible();
});

test("a service is connected and disconnected in the account @http", async ({ page }) => {
  const { url } = await socialShop();
  await register(page, undefined, url);
  await open(page, `${url}/account/login-method`);
  await page.getByRole("button", { name: "Connect Facebook" }).click();
  await goOnAs(page, "unsure-grace");
  await expect(page).toHaveURL(`${url}/account/login-method`);
  await expect(page.getByText("Facebook was added to your login methods.")).toBeVisible();
  await page.getByRole("button", { name: "Disconnect Facebook" }).click();
  await expect(page.getByRole("button", { name: "Connect Facebook" })).toBeVisible();
});

test("an account without a password keeps its only service @http", async ({ page }) => {
  const { url } = await socialShop();
  await open(page, `${url}/login`);
  await page.getByRole("link", { name: "Continue with Google" }).click();
  await goOnAs(page, "ada");
  await expect(page).toHaveURL(/\/account/);
  await open(page, `${url}/account/login-method`);
  await expect(page.getByText("This is your only way to sign in.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Disconnect Google" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Set a password" })).toBeVisible();
});
