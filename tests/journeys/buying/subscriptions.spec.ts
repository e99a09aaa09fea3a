import { fillCheckout, placeOrderButton } from "../shopper/checkout";
import { open, openCart, pressAdd, register } from "../shopper/shop";
import { expect, type Page, test } from "../shopper/test";

test.use({ expectedStatuses: [422] });

/** Opens the tea and chooses how often it comes. */
async function addTea(page: Page, often: string): Promise<void> {
  await open(page, "/morning-pier-black-tea");
  const main = page.locator("main");
  await main.getByRole("radio", { name: often }).check();
  await pressAdd(page, main.getByRole("button", { name: "Add to Cart", exact: true }));
}

test("a tea is bought once and by subscription, and the checkout asks guests to sign in @http", async ({
  page,
}) => {
  await addTea(page, "One-time purchase");
  await addTea(page, "Subscribe, every 2 weeks · 10% off");
  await openCart(page);
  const lines = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: "Remove Morning pier, black tea" }) });
  await expect(lines).toHaveCount(2);
  await expect(lines.nth(1)).toContainText("Subscribe, every 2 weeks · 10% off");
  await expect(lines.nth(1)).toContainText("$12.60");
  await open(page, "/checkout");
  await expect(page.getByText("Sign in or create an account to subscribe.")).toBeVisible();
  await expect(
    page.locator("main").getByRole("link", { name: "Sign in", exact: true }).first(),
  ).toHaveAttribute("href", "/login?redirect=%2Fcheckout");
});

test("a customer subscribes, and pays by card @http", async ({ page }) => {
  const { email } = await register(page);
  await addTea(page, "Subscribe, every 2 weeks · 10% off");
  await fillCheckout(page, { email, payment: "Card (demo)" });
  await placeOrderButton(page).click();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Thank you, Ada" })).toBeVisible();
  await expect(page.locator("main")).toContainText("Subscribe, every 2 weeks · 10% off");

  await open(page, "/account/subscriptions");
  const card = page.getByRole("article", { name: "Morning pier, black tea" });
  await expect(card).toContainText("1 every 2 weeks");
  await card.getByRole("button", { name: "Pause: Morning pier, black tea" }).click();
  await expect(page.getByText("Your subscription is paused.")).toBeVisible();
  await card.getByRole("button", { name: "Resume: Morning pier, black tea" }).click();
  await expect(page.getByText("Your subscription is active again.")).toBeVisible();
  await card.getByLabel("How often").selectOption("Subscribe, every month · 10% off");
  await card.getByRole("button", { name: "Change interval" }).click();
  await expect(card).toContainText("1 every month");
  await card.getByRole("button", { name: "Skip next delivery: Morning pier, black tea" }).click();
  await expect(page.getByText("Your next delivery will be skipped.")).toBeVisible();

  await card.getByRole("link", { name: "Change address" }).click();
  await page.getByLabel("City").fill("");
  await page.getByRole("button", { name: "Save address" }).click();
  await expect(page.getByLabel("City")).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("City").fill("Easton");
  await page.getByRole("button", { name: "Save address" }).click();
  await expect(card).toContainText("Easton");

  await card.getByText("Cancel subscription").click();
  await card.getByRole("button", { name: "Cancel now: Morning pier, black tea" }).click();
  await expect(page.getByText("Your subscription is canceled.")).toBeVisible();
  await expect(card.getByRole("button")).toHaveCount(0);
  await card.getByText("Orders").click();
  await expect(card.getByRole("link", { name: /^Order \d+$/ })).toHaveCount(1);
});
