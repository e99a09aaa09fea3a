import { readFile } from "node:fs/promises";
import {
  fillCheckout,
  fillCheckoutOfNothingShipped,
  placeOrder,
  placeOrderButton,
} from "../shopper/checkout";
import { mailedLink } from "../shopper/mails";
import { addToCart, open, register } from "../shopper/shop";
import { expect, test } from "../shopper/test";

test.use({ expectedStatuses: [404, 410] });

test("a guest buys a print, downloads it from the receipt and by the link of the mail", async ({ page }) => {
  const email = `ada-${Math.random().toString(36).slice(2, 10)}@example.com`;
  await open(page, "/harbor-at-dusk-print");
  await expect(page.locator("main")).toContainText(
    "Download: harbor-at-dusk.png (35.5 KB). 5 downloads within 90 days of the payment.",
  );
  await addToCart(page, "/harbor-at-dusk-print");
  await fillCheckoutOfNothingShipped(page, { email, payment: "card" });
  await placeOrderButton(page).click();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Thank you, Ada" })).toBeVisible();
  await expect(page.getByRole("region", { name: "What happens next" })).toContainText(
    "Your files are ready to download.",
  );

  const files = page.getByRole("region", { name: "Your downloads" });
  await expect(files).toContainText("5 downloads left");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    files.getByRole("button", { name: "Download harbor-at-dusk.png" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("harbor-at-dusk.png");
  expect(await readFile(await download.path())).toEqual(
    await readFile("shops/harbor/downloads/harbor-at-dusk.png"),
  );
  await page.reload();
  await expect(files).toContainText("4 downloads left");

  const link = await mailedLink(email, /https?:[^"\s]+\/account\/download\/[^"\s]+/);
  await page.goto(link);
  await page.goto(link);
  await expect(page.locator("main")).toContainText("4 downloads left");
  for (let left = 4; left > 0; left--) {
    const [again] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download harbor-at-dusk.png" }).click(),
    ]);
    expect(await again.failure()).toBeNull();
  }
  await page.getByRole("button", { name: "Download harbor-at-dusk.png" }).click();
  await expect(page.getByRole("heading", { name: "This download is used up" })).toBeVisible();
  await page.goto(link.replace(/.$/, (last) => (last === "A" ? "E" : "A")));
  await expect(page.getByRole("heading", { name: "We couldn’t find this download" })).toBeVisible();
});

test("a customer finds downloads in the account, beside goods that are delivered @http", async ({ page }) => {
  await register(page);
  await open(page, "/account/downloads");
  await expect(page.locator("main")).toContainText("You haven’t bought anything to download yet.");
  await addToCart(page, "/harbor-at-dusk-print");
  await addToCart(page, "/harbor-carafe");
  await fillCheckout(page, { payment: "Bank transfer" });
  await placeOrder(page);
  await expect(page.getByRole("region", { name: "What happens next" })).toContainText(
    "You can download your files once your payment arrives.",
  );
  await open(page, "/account/downloads");
  await expect(page.locator("main")).toContainText("You haven’t bought anything to download yet.");

  await addToCart(page, "/harbor-at-dusk-print");
  await open(page, "/checkout?part=payment");
  await page.getByRole("radio", { name: "card" }).check();
  await placeOrderButton(page).click();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Thank you, Ada" })).toBeVisible();
  await open(page, "/account/downloads");
  await expect(page.getByRole("button", { name: "Download harbor-at-dusk.png" })).toBeVisible();
  await page
    .locator("main")
    .getByRole("link", { name: /^Order \d+$/ })
    .click();
  await expect(page.getByRole("region", { name: "Your downloads" })).toContainText("5 downloads left");
});
