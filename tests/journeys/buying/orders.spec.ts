import { fillCheckout, placeOrder } from "../shopper/checkout";
import { mailedLink, mailTo } from "../shopper/mails";
import { runShop } from "../shopper/own-shop";
import { addToCart, open } from "../shopper/shop";
import { expect, test } from "../shopper/test";

/** The link of a mail that opens the order. */
const orderLink = /https?:[^"\s]+\/order\/[0-9a-f-]+\?key=[^"\s]+/;

/** What the shop does with an order of harbor. */
const order = (action: string, number: string, ...options: string[]) =>
  runShop("order", action, "--client", "harbor", number, ...options);

test("an order is paid, sent in two parcels, followed, paid back in part, and bought again @http", async ({
  page,
  elsewhere,
}) => {
  await addToCart(page, "/harbor-carafe", 2);
  const email = `ada-${Math.random().toString(36).slice(2)}@example.com`;
  await fillCheckout(page, { email });
  const number = await placeOrder(page);
  const placed = await mailTo(email, /Thank you for your order/);
  expect(placed).toMatch(/<img src="[^"]+\.jpg"/);
  expect(placed).toContain("Harbor &amp; Pine LLC");

  expect(await order("pay", number)).toContain("Processing");
  await mailTo(email, /Your payment has arrived/);
  const sku = /2 x (\S+)/.exec(await order("show", number))?.[1] ?? "";
  await order("ship", number, "--carrier", "ups", "--tracking", "1Z999", "--lines", `${sku}=1`);

  // The mail opens the order in any browser.
  const link = await mailedLink(email, /https?:[^"\s]+\/tracking[^"\s]+/);
  const reader = await elsewhere();
  await reader.goto(link);
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText(`Track order ${number}`);
  await expect(reader.getByRole("link", { name: "Track with UPS" })).toHaveAttribute(
    "href",
    /ups\.com.*1Z999/,
  );
  await expect(reader.getByRole("region", { name: "Still to be sent" })).toContainText("1 × Harbor carafe");

  expect(await order("ship", number, "--carrier", "Our own van")).toContain("Completed");
  await reader.reload();
  await expect(reader.getByRole("region", { name: "Parcel 2" })).toContainText("Our own van");
  await expect(reader.getByRole("region", { name: "Still to be sent" })).toHaveCount(0);
  await reader.getByRole("link", { name: "See the whole order" }).click();
  await reader.getByRole("link", { name: "Invoice" }).click();
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText(/^Invoice HP-\d{5}$/);
  await expect(reader.locator("main")).toContainText("Harbor & Pine LLC");

  await order("refund", number, "--amount", "5");
  await mailTo(email, /ve refunded \$5\.00/);
  await open(page, "/");
  await page.goto(await mailedLink(email, orderLink));
  await expect(page.getByRole("region", { name: "Totals" })).toContainText("−$5.00");
  await page.getByRole("button", { name: "Buy again" }).click();
  await expect(page).toHaveURL(/\/checkout\/cart$/);
  await expect(page.locator("main")).toContainText(`Order ${number} is in your cart.`);
  await expect(page.locator("main")).toContainText("Harbor carafe");
});

test("a canceled order says so on its page and by mail @http", async ({ page }) => {
  await addToCart(page, "/harbor-carafe");
  const email = `ada-${Math.random().toString(36).slice(2)}@example.com`;
  await fillCheckout(page, { email });
  const number = await placeOrder(page);
  await order("cancel", number, "--note", "You asked us to");
  await mailTo(email, /Your order was canceled/);
  await page.goto(await mailedLink(email, orderLink));
  await expect(page.getByText("Canceled").first()).toBeVisible();
  await expect(page.locator("main")).toContainText("You asked us to");
  await expect(order("ship", number, "--carrier", "ups")).rejects.toThrow("cannot be shipped");
});

test("a guest gets the link of an order by its number and e-mail @http", async ({ page }) => {
  await addToCart(page, "/harbor-carafe");
  const email = `ada-${Math.random().toString(36).slice(2)}@example.com`;
  await fillCheckout(page, { email });
  const number = await placeOrder(page);
  await page.context().clearCookies();
  await open(page, "/order/tracking");
  await page.getByLabel("Order number").fill(number);
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send me the link" }).click();
  await expect(page.locator("main")).toContainText("its link is on its way");
  await page.goto(await mailedLink(email, /https?:[^"\s]+\/tracking\?key=[^"\s]+/));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Track order ${number}`);
});
