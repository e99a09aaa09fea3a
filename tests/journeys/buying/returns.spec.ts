import { fillCheckout, placeOrder } from "../shopper/checkout";
import { mailedLink, mailTo } from "../shopper/mails";
import { runShop } from "../shopper/own-shop";
import { addToCart } from "../shopper/shop";
import { expect, test } from "../shopper/test";

const orderLink = /https?:[^"\s]+\/order\/[0-9a-f-]+\?key=[^"\s]+/;

/** What the shop does with an order or a return of harbor. */
const store = (action: string, number: string, ...options: string[]) =>
  runShop("order", action, "--client", "harbor", number, ...options);

// The request for more pieces than were bought is refused.
test.use({ expectedStatuses: [422] });

test("a guest sends a piece back by the link of the mail and is paid back @http", async ({ page }) => {
  await addToCart(page, "/harbor-carafe", 2);
  const email = `ada-${Math.random().toString(36).slice(2)}@example.com`;
  await fillCheckout(page, { email });
  const number = await placeOrder(page);
  await store("pay", number);
  await store("ship", number, "--carrier", "ups");
  await page.context().clearCookies();
  await page.goto(await mailedLink(email, orderLink));
  await expect(page.getByRole("link", { name: "Cancel order" })).toHaveCount(0);
  await page.getByRole("link", { name: "Return items" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Return items from order ${number}`);

  // More than was bought: the message is beside the field and what was typed stays.
  const pieces = page.getByLabel("How many of 2");
  await pieces.fill("3");
  await page.getByLabel("Reason").selectOption("It arrived damaged");
  await page.getByLabel("Details").fill("A chip in the glass");
  await page.getByRole("button", { name: "Send the request" }).click();
  await expect(page.locator("main")).toContainText("2 left to send back, not 3.");
  await expect(page.getByLabel("Details")).toHaveValue("A chip in the glass");
  await pieces.fill("1");
  await page.getByRole("button", { name: "Send the request" }).click();
  const request = page.getByRole("article", { name: `Return ${number}-1` });
  await expect(request).toContainText("Requested");
  await mailTo(email, /We got your return request/);

  await store("accept-return", `${number}-1`, "--instructions", "Use the box it came in.");
  expect(await mailTo(email, /You can send it back/)).toContain("Use the box it came in.");
  await store("receive-return", `${number}-1`, "--restock", "yes");
  expect(await store("refund-return", `${number}-1`)).toContain("Refunded");
  await page.reload();
  await expect(request).toContainText("A chip in the glass");
  await expect(request.locator("header")).toContainText("Refunded");
  await expect(page.getByRole("region", { name: "Totals" })).toContainText("Refunded on");
});
