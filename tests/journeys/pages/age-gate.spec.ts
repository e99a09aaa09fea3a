import { expect, test } from "../shopper/test";

const leaf = () => `http://leaf.localhost:${process.env.JOURNEY_PORT}`;

test("a tobacco shop asks for the age once @http", async ({ page }) => {
  await page.goto(`${leaf()}/`);
  const question = page.getByRole("dialog");
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: /^Yes/ }).click();
  await expect(question).toHaveCount(0);
  await page.goto(`${leaf()}/`);
  await expect(page.locator("main h1").first()).toBeVisible();
  await expect(question).toHaveCount(0);
});

test("a visitor who answers no stays outside @http", async ({ page }) => {
  await page.goto(`${leaf()}/`);
  await page.getByRole("dialog").getByRole("button", { name: /^No/ }).click();
  await expect(page).toHaveURL(/\/age-confirm/);
  await expect(page.getByRole("heading", { name: /adults only/ })).toBeVisible();
});

test("the terms can be read without answering @http", async ({ page }) => {
  await page.goto(`${leaf()}/terms-of-service`);
  await expect(page.locator("main h1").first()).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
