import { paypalClient } from "../../support/providers/paypal/paypal-server";
import { placeOrderButton } from "../shopper/checkout";
import { ownShop } from "../shopper/own-shop";
import { addToCart, bringCart, open, openCart } from "../shopper/shop";
import { expect, type Page, test } from "../shopper/test";

const products =
  "sku,name,slug,price,qty,weight_g,option_set\nBOWL,Stone bowl,bowl,24.00,50,400,\nBOARD,Oak board,board,30.00,50,900,initials\n";
const options = [
  {
    code: "initials",
    options: [{ code: "initials", label: "Initials", option_type: "text", is_required: true }],
  },
];
const settings = {
  shipping_methods: [{ type: "flat", code: "standard", title: "Standard delivery", amountMinor: 600 }],
  payment: { paypal: { active: true, client_id: paypalClient.id, webhook_id: paypalClient.webhookId } },
};
const secrets = { "payment.paypal.client_secret": paypalClient.secret };

let url: string;
test.beforeAll(async () => {
  const files = { "products.csv": products, "options.json": options, "secrets.json": secrets };
  url = (await ownShop(files, settings)).url;
});
const expressButton = (page: Page) => page.getByRole("button", { name: "PayPal Checkout" });
const ownButton = (page: Page) => page.getByRole("button", { name: "PayPal's own button" });
const scriptAddress = /\/sdk\/js\?/;

/** Presses PayPal's own button, and a button on the page that it opens in a window. */
async function pressOwn(page: Page, button: "Pay" | "Back to the shop"): Promise<void> {
  const opened: Page[] = [];
  page.once("popup", (window) => opened.push(window));
  await ownButton(page).click();
  await expect.poll(() => opened.length, "a window opened").toBe(1);
  const [paypal] = opened;
  await paypal?.getByRole("button", { name: button, exact: true }).click();
  await expect.poll(() => paypal?.isClosed(), "the window is closed").toBe(true);
}

/** Approves on PayPal's page. */
async function approve(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "PayPal", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
}

/** Places the order; what it needs came from PayPal. */
async function placeApproved(page: Page): Promise<void> {
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(/\/checkout\/success\?order=/);
}

test.describe("an express button, where PayPal's script does not load", () => {
  test.beforeEach(({ context }) => context.route(scriptAddress, (route) => route.abort("aborted")));
  test("on the product page adds the product and leads to the receipt @http", async ({ page }) => {
    await open(page, `${url}/bowl`);
    await page.getByLabel("Quantity", { exact: true }).fill("2");
    await expressButton(page).click();
    await approve(page);
    await placeApproved(page);
    await expect(page.locator("main")).toContainText("Total$54.00");
  });

  test.describe("on the product page", () => {
    test.use({ expectedStatuses: [422] });
    test("asks for what is required first @http", async ({ page }) => {
      await open(page, `${url}/board`);
      await expressButton(page).click();
      await expect(page.getByText("Initials is required")).toBeVisible();
      await expect(page).toHaveURL(/\/board/);
    });
  });

  test("in the cart leads to PayPal, and going back there keeps the cart @http", async ({ page }) => {
    await addToCart(page, `${url}/bowl`);
    await openCart(page, url);
    await expressButton(page).click();
    await page.getByRole("button", { name: "Back to the shop" }).click();
    await expect(page.getByText("You left PayPal before approving the payment.")).toBeVisible();
    await openCart(page, url);
    await expect(page.locator("main")).toContainText("Stone bowl");
  });

  test("in the checkout: a payment declined at the end gives the cart back @http", async ({ page }) => {
    await addToCart(page, `${url}/bowl`);
    await open(page, `${url}/checkout`);
    await expressButton(page).click();
    await page.getByRole("button", { name: "Decline" }).click();
    await placeOrderButton(page).click();
    await expect(page.getByText("Your payment was declined. Nothing was charged")).toBeVisible();
    await openCart(page, url);
    await expect(page.locator("main")).toContainText("Stone bowl");
  });
});

test("PayPal's own button is allowed on every page of a shop that shows it, and not in another shop @http", async ({
  page,
}) => {
  const policyOf = async (address: string) =>
    (await page.goto(address))?.headers()["content-security-policy"];
  expect(await policyOf(`${url}/login`)).toMatch(/script-src [^;]* https:\/\/\*\.paypalobjects\.com/);
  expect(await policyOf("/login")).not.toContain("paypalobjects");
});

test.describe("PayPal's own button @script", () => {
  test("on the product page asks for what is required, adds the product once and leads to the receipt", async ({
    page,
    context,
  }) => {
    // The first try to load PayPal's script fails.
    let tries = 0;
    await context.route(scriptAddress, (route) => {
      tries += 1;
      return tries === 1 ? route.abort("aborted") : route.continue();
    });
    await open(page, `${url}/board`);
    await ownButton(page).click();
    await expect(page.getByText("Initials is required")).toBeVisible();
    expect(context.pages()).toHaveLength(1);

    await open(page, `${url}/bowl`);
    await page.getByLabel("Quantity", { exact: true }).fill("2");
    await pressOwn(page, "Back to the shop");
    await expect(page.getByText("You left PayPal before approving the payment.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Cart, 2 items" })).toBeVisible();
    await expect(expressButton(page)).toBeHidden();
    await pressOwn(page, "Pay");
    await expect(page).toHaveURL(/\/checkout$/);
    await placeApproved(page);
    await expect(page.locator("main")).toContainText("Total$54.00");
  });

  test("in cart and checkout leads to the receipt; ours works until a late script comes", async ({
    page,
    context,
  }) => {
    let release = () => {};
    const late = new Promise<void>((resolve) => {
      release = resolve;
    });
    let asked = 0;
    await context.route(scriptAddress, async (route) => {
      asked += 1;
      await late;
      await route.continue();
    });
    await bringCart(page, `${url}/bowl`);
    await open(page, `${url}/checkout`);
    await expect.poll(() => asked).toBeGreaterThan(0);
    await expect(expressButton(page)).toBeVisible();
    release();
    await expect(ownButton(page)).toBeVisible();
    await expect(expressButton(page)).toBeHidden();

    await openCart(page, url);
    await pressOwn(page, "Pay");
    await placeApproved(page);
    await expect(page.locator("main")).toContainText("Total$30.00");
  });
});
