import { mailedLink } from "../shopper/mails";
import { open } from "../shopper/shop";
import { expect, test } from "../shopper/test";

test.use({ expectedStatuses: [422] });

test("a guest asks for a mail when a sold-out product is back, confirms and stops it @http", async ({
  page,
  javaScriptEnabled,
}) => {
  const email = `eve-${Math.random().toString(36).slice(2, 10)}@example.com`;
  await open(page, "/herringbone-scarf");
  await expect(page.getByRole("button", { name: "Sold out" })).toBeDisabled();
  const address = page.getByRole("main").getByLabel(/^(Your )?email$/i);
  await address.fill("eve@nowhere");
  await page.getByRole("button", { name: "Notify me" }).click();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await expect(address).toHaveValue("eve@nowhere");
  await address.fill(email);
  await page.getByRole("button", { name: "Notify me" }).click();
  await expect(page.getByText("Check your email")).toBeVisible();
  if (javaScriptEnabled) await expect(page).toHaveURL(/\/herringbone-scarf$/);
  const link = new URL(await mailedLink(email, /https?:[^"\s]+\/back-in-stock\/[^"\s]+/));
  await open(page, link.pathname + link.search);
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("We’ll email you as soon as it’s back.")).toBeVisible();
  await page.getByRole("button", { name: "Don’t email me" }).click();
  await expect(page.getByRole("heading", { name: "Herringbone scarf" })).toBeVisible();
});
