import { mailedLink } from "../shopper/mails";
import { open, register, signIn } from "../shopper/shop";
import { expect, type Page, test } from "../shopper/test";

test("a customer sees where they are signed in and signs another device out @http", async ({
  page,
  elsewhere,
}) => {
  const { other } = await signInTwice(page, await elsewhere());

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

  await expectSignedOut(other);
});

test("a changed password signs the other devices out, and this one stays @http", async ({
  page,
  elsewhere,
}) => {
  const { customer, other } = await signInTwice(page, await elsewhere());

  await open(page, "/account/security");
  await page.getByRole("link", { name: "Change password" }).click();
  await page.getByLabel("Current password").fill(customer.password);
  await page.getByLabel("New password", { exact: true }).fill("a louder harbor");
  await page.getByLabel("Repeat new password").fill("a louder harbor");
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(page.getByText("All other devices are signed out.")).toBeVisible();

  await expectSignedOut(other);
  await signIn(other, { ...customer, password: "a louder harbor" });
});

test("signing out everywhere ends this session, too @http", async ({ page }) => {
  await register(page);
  await open(page, "/account/security");
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.goto("/account/security");
  await expect(page).toHaveURL(/\/login/);
});

test("an email changes once both mailboxes have confirmed it, and the other devices are signed out @http", async ({
  page,
  elsewhere,
}) => {
  const { customer, other } = await signInTwice(page, await elsewhere());

  const email = `new-${customer.email}`;
  await open(page, "/account/security");
  await page.getByRole("link", { name: "Change email" }).click();
  await page.getByLabel("New email").fill(email);
  await page.getByLabel("Current password").fill(customer.password);
  await page.getByRole("button", { name: "Change email" }).click();
  await expect(page.getByText("We sent an email to both mailboxes.")).toBeVisible();

  const link = /http[^"<\s]+\/change-email\?[^"<\s]+/;
  await open(page, pathOf(await mailedLink(customer.email, link)));
  await page.getByRole("button", { name: "Confirm the change" }).click();
  await expect(page.getByText("once you confirm it from the other mailbox too")).toBeVisible();
  await open(page, pathOf(await mailedLink(email, link)));
  await page.getByRole("button", { name: "Confirm the change" }).click();
  await expect(page.getByText("Your email has been changed.")).toBeVisible();

  await expectSignedOut(other);
  await signIn(other, { ...customer, email });
  await expect(other.locator("main")).toBeVisible();
});

/** A new customer, signed in here and in a second browser. */
async function signInTwice(page: Page, other: Page) {
  const customer = await register(page);
  await signIn(other, customer);
  return { customer, other };
}

async function expectSignedOut(other: Page) {
  await other.goto("/account/dashboard");
  await expect(other).toHaveURL(/\/login/);
}

const pathOf = (link: string) => {
  const { pathname, search } = new URL(link);
  return `${pathname}${search}`;
};
