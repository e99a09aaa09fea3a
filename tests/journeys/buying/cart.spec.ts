import { addToCart, bringCart, cartCount, open, openCart } from "../shopper/shop";
import { expect, test } from "../shopper/test";

test("a cart is changed and emptied @http", async ({ page }) => {
  await addToCart(page, "/harbor-carafe", 2);
  await openCart(page);
  await page.getByLabel("Quantity of Harbor carafe").fill("4");
  await page.getByRole("button", { name: "Update" }).click();
  await expect(page.getByText("4 items", { exact: true })).toBeVisible();
  await expect(page.locator("main")).toContainText("$144.00");

  await expect(page.locator("main").getByRole("link", { name: "Continue shopping" })).toHaveAttribute(
    "href",
    "/",
  );
  await expect(page.getByRole("banner").getByRole("link", { name: "Cart, 4 items" })).toBeVisible();

  await page.getByRole("button", { name: "Remove Harbor carafe" }).click();
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
});

test("in the cart presses add up, prices stand beside names, and removing moves the focus to the top @script", async ({
  page,
}) => {
  for (const path of ["/harbor-carafe", "/everyday-plates-set-of-four", "/garden-pitcher"])
    await bringCart(page, path);
  await openCart(page);
  // On a phone a row's price is beside its name, however long that is.
  const rows = page.locator("main").getByRole("listitem");
  await expect(async () => {
    const rights: number[] = [];
    for (const name of ["Harbor carafe", "Everyday plates"]) {
      const row = rows.filter({ hasText: name });
      const heading = await row.getByRole("heading").boundingBox();
      const price = await row.getByText(/^\$\d+\.\d\d$/).boundingBox();
      if (!heading || !price) throw new Error("The row has a name and a price.");
      expect(price.y).toBeLessThan(heading.y + 10);
      rights.push(price.x + price.width);
    }
    expect(rights[0]).toBe(rights[1]);
  }).toPass({ timeout: 20_000 });

  const quantity = page.getByLabel("Quantity of Garden pitcher");
  const more = page.getByRole("button", { name: "One Garden pitcher more" });
  for (let press = 0; press < 12; press++) await more.click();
  // The number comes from the server, the field's value from the presses.
  await expect(page.getByText("15 items", { exact: true })).toBeVisible();
  await expect(quantity).toHaveValue("13");
  await openCart(page);
  await expect(quantity).toHaveValue("13");

  const summary = page.getByRole("complementary", { name: "Order summary" });
  await summary.locator("summary", { hasText: /^Estimate/ }).click();
  await summary.getByLabel("ZIP code").fill("90001");
  await summary.getByRole("button", { name: "Estimate" }).click();
  await expect(summary.getByText("Estimated for CA 90001")).toBeVisible();

  const heading = page.getByRole("heading", { name: "Your cart", exact: true });
  for (const name of [/^Remove Harbor carafe/, /^Remove Everyday plates/]) {
    await page.getByRole("button", { name }).press("Enter");
    await expect(page.getByRole("button", { name })).toHaveCount(0);
    await expect(heading).toBeFocused();
  }
  await page.getByRole("button", { name: "Remove Garden pitcher" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeFocused();
});

test("removing a line of the header's list by keyboard moves the focus to its icon @script", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await bringCart(page, "/harbor-carafe");
  await bringCart(page, "/garden-pitcher");
  await open(page, "/");
  await cartCount(page).focus();
  const list = page.getByRole("region", { name: "In your cart" });
  await list.getByRole("button", { name: "Remove Harbor carafe" }).press("Enter");
  await expect(list.getByRole("button", { name: "Remove Harbor carafe" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Cart, 1 item" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(list.getByRole("link", { name: "Garden pitcher" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Cart, 0 items" })).toBeFocused();
  await expect(list).toHaveCount(0);
});

test("two browsers have two carts @http", async ({ page, elsewhere }) => {
  await addToCart(page, "/harbor-carafe");
  const other = await elsewhere();
  await other.goto("/harbor-carafe");
  await expect(other.getByRole("link", { name: "Cart, 0 items" })).toBeVisible();
});

test.describe("an estimate in the cart", () => {
  // Without a script the server refuses the postal code.
  test.use({ expectedStatuses: [422] });

  test("a cart estimates shipping and tax for a postal code, and keeps the method @http", async ({
    page,
  }) => {
    await bringCart(page, "/harbor-carafe");
    await openCart(page);
    const summary = page.getByRole("complementary", { name: "Order summary" });
    const estimate = async (postcode: string) => {
      if (!(await summary.getByLabel("ZIP code").isVisible()))
        await summary.locator("summary", { hasText: /^Estimate/ }).click();
      await summary.getByLabel("ZIP code").fill(postcode);
      await summary.getByRole("button", { name: "Estimate" }).click();
    };
    await estimate("9000");
    await expect(summary.getByText("Please enter a valid ZIP code")).toBeVisible();
    await estimate("90001");
    await expect(summary.getByText("Estimated for CA 90001")).toBeVisible();
    await expect(summary.getByTestId("grand-total")).toHaveText("$46.32");

    await summary.getByRole("button", { name: /^Express delivery/ }).click();
    await expect(summary.getByTestId("grand-total")).toHaveText("$56.32");
    await page.locator("main").getByRole("link", { name: "Checkout", exact: true }).click();
    await expect(page.locator("main")).toContainText("$56.32");
  });
});
