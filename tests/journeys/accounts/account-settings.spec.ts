import { readFile } from "node:fs/promises";
import { mailedLink, mailTo } from "../shopper/mails";
import { open, register, signOut } from "../shopper/shop";
import { expect, type Page, test } from "../shopper/test";

/** The part of the page under a heading. */
const part = (page: Page, title: string) =>
  page.locator("section").filter({ has: page.getByRole("heading", { name: title, exact: true }) });

test("a customer chooses names and emails, and stops a kind of email by its link @http", async ({ page }) => {
  const { email } = await register(page);
  await open(page, "/account/settings");
  await page.getByLabel("Nickname").fill(`Sea ${email.slice(6, 14)}`);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Your changes are saved.")).toBeVisible();
  await expect(page.getByText(`now show “Sea ${email.slice(6, 14)}”`)).toBeVisible();

  const mails = part(page, "Email preferences");
  await expect(mails.getByLabel("Back in stock")).toBeChecked();
  await expect(mails.getByLabel("News and offers")).not.toBeChecked();
  await mails.getByLabel("News and offers").check();
  await Promise.all([
    page.waitForResponse((response) => response.request().method() === "POST"),
    mails.getByRole("button", { name: "Save email preferences" }).click(),
  ]);
  await open(page, "/account/settings");
  await expect(mails.getByLabel("News and offers")).toBeChecked();

  await open(page, "/herringbone-scarf");
  await page.getByRole("button", { name: "Notify me" }).click();
  const link = new URL(await mailedLink(email, /https?:[^"\s]+\/unsubscribe\/back-in-stock\/[^"\s]+/));
  await signOut(page);
  await open(page, link.pathname + link.search);
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByText("You are unsubscribed.")).toBeVisible();
});

test.describe("refused", () => {
  test.use({ expectedStatuses: [404, 409, 422] });

  test("names of others, wrong passwords and wrong links are refused where they are @http", async ({
    page,
  }) => {
    await register(page);
    await open(page, "/account/settings");
    await page.getByLabel("Nickname").fill("former Customer");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("This name is already taken. Please choose another name")).toBeVisible();
    await expect(page.getByLabel("Nickname")).toHaveValue("former Customer");

    for (const [path, button] of [
      ["/account/settings/data", "Continue"],
      ["/account/settings/delete", "Delete my account"],
    ] as const) {
      await open(page, path);
      await page.getByLabel("Current password").fill("not this one");
      await page.getByRole("button", { name: button }).click();
      await expect(page.getByText("This is not your current password.")).toBeVisible();
    }
    await open(page, "/account/settings/data/my-data.json?key=1.x");
    await expect(page.getByText("This link has expired.")).toBeVisible();
    await open(page, "/unsubscribe/messages/1?key=x");
    await expect(page.getByText("This page has drifted off")).toBeVisible();
  });
});

test("a customer downloads their data, and deletes the account @http", async ({ page }) => {
  const customer = await register(page);
  await open(page, "/account/settings");
  await page.getByRole("link", { name: "Download my data" }).click();
  await page.getByLabel("Current password").fill(customer.password);
  await page.getByRole("button", { name: "Continue" }).click();
  for (const [name, file] of [
    ["Download to read (HTML)", "my-data.html"],
    ["Download for other programs (JSON)", "my-data.json"],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(file);
    expect(await readFile(await download.path(), "utf8")).toContain(customer.email);
  }

  await open(page, "/account/settings");
  await page.getByRole("link", { name: "Delete my account" }).click();
  await expect(page.getByRole("heading", { name: "What we keep" })).toBeVisible();
  await page.getByLabel("Current password").fill(customer.password);
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByText("Your account has been deleted.")).toBeVisible();
  await mailTo(customer.email, /Your account is deleted/);
  await open(page, "/account/settings");
  await expect(page).toHaveURL(/\/login/);
});

test.describe("after it", () => {
  test.use({ expectedStatuses: [422] });

  test("a deleted account signs nobody in, and the email is free again @http", async ({ page }) => {
    const customer = await register(page);
    await open(page, "/account/settings/delete");
    await page.getByLabel("Current password").fill(customer.password);
    await page.getByRole("button", { name: "Delete my account" }).click();
    await expect(page.getByText("Your account has been deleted.")).toBeVisible();
    await open(page, "/login");
    await page.getByLabel("Email").fill(customer.email);
    await page.getByLabel("Password").fill(customer.password);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page.getByText("The email or password is incorrect.")).toBeVisible();
    await register(page, customer);
    await open(page, "/account/orders");
    await expect(page.getByRole("heading", { name: "My Orders" })).toBeVisible();
  });
});
