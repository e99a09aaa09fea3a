import { fillAddress, fillCheckout, placeOrder, typeAddress } from "../shopper/checkout";
import { addToCart, cartCount, open, openCart, register, signIn, signOut } from "../shopper/shop";
import { expect, test } from "../shopper/test";

test("a new customer buys and finds the order in the account", async ({ page }) => {
  const { email } = await register(page);
  await addToCart(page, "/harbor-carafe");
  await fillCheckout(page, { email });
  const number = await placeOrder(page);

  await open(page, "/account/orders");
  await page
    .locator("main")
    .getByRole("link", { name: new RegExp(number) })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(number);
  await expect(page.locator("main")).toContainText("Harbor carafe");

  await open(page, "/account/ordered-products");
  await page.getByRole("button", { name: "Buy again Harbor carafe" }).click();
  await expect(page.getByText("Harbor carafe was added to your cart.")).toBeVisible();
  await expect(cartCount(page)).toHaveAccessibleName("Cart, 1 item");
});

test("a customer who has ordered before sees a review and one button @http", async ({ page }) => {
  await register(page);
  await addToCart(page, "/harbor-carafe");
  await fillCheckout(page);
  const number = await placeOrder(page);

  await open(page, "/account/dashboard");
  await page
    .getByRole("region", { name: "What to do next" })
    .getByRole("link", { name: new RegExp(`^See how to pay.*${number}`) })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(number);

  await addToCart(page, "/garden-pitcher");
  await open(page, "/checkout");
  await expect(page.getByRole("region", { name: "Shipping address" })).toContainText("12 Harbor St");
  await placeOrder(page);
});

test.describe("the address book", () => {
  // A wrong postal code is answered with 422.
  test.use({ expectedStatuses: [422] });

  test("keeps addresses, which the checkout offers @http", async ({ page }) => {
    await register(page);
    await open(page, "/account/address-book");
    await page.getByRole("link", { name: "Add an address" }).click();
    await typeAddress(page.locator("main"));
    await page.getByLabel("ZIP code").fill("1806");
    await page.getByRole("button", { name: "Save address" }).click();
    await expect(page.getByText("Please enter a valid ZIP code")).toBeVisible();
    await page.getByLabel("ZIP code").fill("18064");
    await page.getByRole("button", { name: "Save address" }).click();
    await expect(page.getByText("Default for delivery and billing")).toBeVisible();

    await addToCart(page, "/harbor-carafe");
    await open(page, "/checkout?part=shipping-address");
    await page.getByRole("button", { name: "Ship to 12 Harbor St" }).click();
    await expect(page.getByRole("region", { name: "Shipping address" })).toContainText("Nazareth, PA 18064");
  });
});

test("a guest's cart is still there after signing in @http", async ({ page }) => {
  const customer = await register(page);
  await addToCart(page, "/garden-pitcher");
  await signOut(page);

  await addToCart(page, "/harbor-carafe", 2);
  await signIn(page, customer);
  await openCart(page);
  await expect(page.locator("main")).toContainText("3 items");
  await expect(page.locator("main")).toContainText("Harbor carafe");
  await expect(page.locator("main")).toContainText("Garden pitcher");
});

test("signing out leaves no trace of the customer @http", async ({ page }) => {
  await register(page);
  await addToCart(page, "/harbor-carafe");
  await signOut(page);
  await openCart(page);
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
  await page.goto("/account/dashboard");
  await expect(page).toHaveURL(/\/login/);
});

test("an answer of the checkout can be changed later @http", async ({ page }) => {
  await addToCart(page, "/harbor-carafe");
  await fillCheckout(page);
  await page.getByRole("link", { name: "Edit shipping address" }).click();
  await expect(page.getByLabel("City")).toHaveValue("Nazareth");
  await fillAddress(page);
  await expect(page.getByRole("region", { name: "Shipping address" })).toContainText("12 Harbor St");
});
