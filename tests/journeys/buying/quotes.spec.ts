import { fillAddress, placeOrder } from "../shopper/checkout";
import { mailedLink } from "../shopper/mails";
import { ownShop, runShop } from "../shopper/own-shop";
import { addToCart, hydrated, open, openCart } from "../shopper/shop";
import { expect, test } from "../shopper/test";

// The refused form.
test.use({ expectedStatuses: [422] });

test("a cart is sent to be priced, and ordered at the shop's price @http", async ({ page, elsewhere }) => {
  await addToCart(page, "/harbor-carafe", 3);
  await open(page, "/checkout");
  await page.getByRole("link", { name: "Request a quote" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Request a quote");
  await hydrated(page);
  const email = `ada-${Math.random().toString(36).slice(2)}@example.com`;
  await page.getByLabel("Email").fill("ada at example");
  await page.getByRole("button", { name: "Request a quote" }).click();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Message").fill("For a café");
  await page.getByRole("button", { name: "Request a quote" }).click();
  await expect(page).toHaveURL(/\/checkout\/quote\/preview\//);
  await expect(page.locator("main")).toContainText("We’re working on your price");
  const number = (await page.getByRole("heading", { level: 1 }).textContent())?.replace("Quote ", "") ?? "";

  const shown = await runShop("quote", "show", "--client", "harbor", number);
  const sku = /3 x (\S+)/.exec(shown)?.[1] ?? "";
  await runShop(
    "quote",
    "price",
    "--client",
    "harbor",
    number,
    "--prices",
    `${sku}=10`,
    "--note",
    "Our best price",
  );

  // The mail leads to the quote in any browser.
  const link = await mailedLink(email, /https?:[^"\s]+\/checkout\/quote\/preview\/[^"\s]+/);
  const reader = await elsewhere();
  await reader.goto(link);
  await expect(reader.locator("main")).toContainText("Our best price");
  await expect(reader.locator("main")).toContainText("$30.00");
  await reader.getByRole("link", { name: "Order now" }).click();
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText(`Order quote ${number}`);
  await fillAddress(reader);
  const payment = reader.getByRole("region", { name: "Payment and review", exact: true });
  await payment.getByRole("radio", { name: "Bank transfer" }).check();
  await placeOrder(reader);
  await expect(reader.locator("main")).toContainText("$30.00");

  await page.reload();
  await expect(page.locator("main")).toContainText("You have ordered this quote.");
  expect(await runShop("quote", "show", "--client", "harbor", number)).toContain("Ordered");
});

test("a shop that takes no orders says so in the cart, and gives quotes @http", async ({ page }) => {
  const { url } = await ownShop(
    { "products.csv": "sku,name,slug,price,qty\nLAMP,Lamp,lamp,24,10" },
    {
      modules: {
        "order-management": {
          allow_request_quote: true,
          prevent_checkout: true,
          prevent_checkout_message: "We sell to the trade only.",
        },
      },
    },
  );
  await addToCart(page, `${url}/lamp`);
  await openCart(page, url);
  await expect(page.locator("main")).toContainText("We sell to the trade only.");
  await page.getByRole("link", { name: "Request a quote" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Request a quote");
});
