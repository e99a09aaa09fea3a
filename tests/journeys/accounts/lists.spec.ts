import { cartCount, confirmRegistration, open, register, signOut } from "../shopper/shop";
import { expect, type Page, test } from "../shopper/test";

const heart = (page: Page) => page.locator(".heart-wide");

async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  const form = page.getByRole("main");
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Password").fill(password);
  await form.getByRole("button", { name: "Sign in", exact: true }).click();
}

test("a visitor presses a heart, registers, and the product is a favorite @browser", async ({ page }) => {
  await open(page, "/harbor-carafe");
  await expect(heart(page)).toHaveAccessibleName(/^Add to favorites: /);
  await heart(page).click();
  await page.getByRole("link", { name: "Create an account" }).click();
  await confirmRegistration(page);
  await expect(page).toHaveURL(/\/harbor-carafe$/);
  await expect(heart(page)).toHaveAccessibleName(/^Remove from favorites: /);
  // One that is set in a listing is seen on the product's page.
  await open(page, "/kitchen");
  const card = page.getByRole("main").getByRole("article").first();
  const name = await card.getByRole("heading").innerText();
  await card.getByRole("button", { name: /^Add to favorites: / }).click();
  await expect(card.getByRole("button", { name: /^Remove from favorites: / })).toBeVisible();
  await card.getByRole("link", { name, exact: true }).click();
  await expect(heart(page)).toHaveAccessibleName(/^Remove from favorites: /);
  await open(page, "/account/favorites");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(2);
  const remove = page.getByRole("main").getByRole("button", { name: /^Remove from favorites: / });
  for (const left of [1, 0]) {
    await remove.first().click();
    await expect(remove).toHaveCount(left);
  }
  await open(page, "/account/favorites");
  await expect(page.getByText("You have no favorites yet.")).toBeVisible();
});

const addToList = (page: Page) => page.getByRole("button", { name: "Add to list: Harbor carafe" });

test.describe("a call that fails", () => {
  test.use({ expectedStatuses: [503] });
  const unserved = { status: 503, json: { success: false, message: "" } };

  test("leaves the heart and the lists of a product as they are; they take it and let it go @script", async ({
    page,
  }) => {
    await register(page);
    await open(page, "/harbor-carafe");
    let refused = 0;
    await page.route("**/api/account/favorites/**", async (route) => {
      await route.fulfill(unserved);
      refused += 1;
    });
    await heart(page).click();
    await expect.poll(() => refused).toBe(1);
    await expect(heart(page)).toHaveAccessibleName(/^Add to favorites: /);
    await expect(page.getByText("We couldn’t reach the store.")).toHaveCount(0);

    await addToList(page).click();
    const picker = page.getByRole("dialog", { name: "Add to list" });
    await picker.getByRole("button", { name: "Create and add" }).click();
    await expect(picker.getByText("Enter a name for the list.")).toBeVisible();
    await picker.getByLabel("Name of your first list").fill("Table");
    await picker.getByRole("button", { name: "Create and add" }).click();
    const table = picker.getByRole("checkbox", { name: /^Table/ });
    await expect(table).toBeChecked();
    await picker.getByRole("button", { name: "Done" }).click();
    const badges = page.getByRole("list", { name: "On your lists" });
    await expect(badges.getByRole("link", { name: "Table" })).toBeVisible();
    await expect(addToList(page)).toBeFocused();
    await addToList(page).click();
    await expect(table).toBeChecked();
    await table.click();
    await expect(table).not.toBeChecked();
    await page.keyboard.press("Escape");
    await expect(badges).toHaveCount(0);

    await addToList(page).click();
    await expect(table).not.toBeChecked();
    await page.route("**/api/account/shopping-lists**", (route) => route.fulfill(unserved));
    await table.click();
    await expect(picker.getByRole("alert")).toHaveText(/^We couldn’t reach the store. Nothing was changed./);
    await expect(table).not.toBeChecked();
    await picker.getByLabel("New list").fill("Gifts");
    await picker.getByRole("button", { name: "Create and add" }).click();
    await expect(picker.getByRole("alert")).toBeVisible();
    await expect(picker.getByLabel("New list")).toHaveValue("Gifts");
    await page.unroute("**/api/account/shopping-lists**");
    await table.click();
    await expect(table).toBeChecked();
    await expect(picker.getByRole("alert")).toHaveCount(0);

    // From a card of a listing, which has the button on a wide screen.
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, "/kitchen");
    const card = page.getByRole("main").getByRole("article").first();
    const name = await card.getByRole("heading").innerText();
    await card.getByRole("button", { name: `Add to list: ${name}`, exact: true }).click();
    await page.getByRole("checkbox", { name: /^Table/ }).click();
    await expect(page.getByRole("checkbox", { name: /^Table/ })).toBeChecked();
    await page.getByRole("link", { name: "Open Table" }).click();
    await expect(page.getByRole("heading", { name: "Table", level: 1 })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name, exact: true })).toBeVisible();
  });
});

test("a visitor saves a line for later, signs in, and moves it back to the cart @http", async ({ page }) => {
  const account = await register(page);
  await signOut(page);
  await open(page, "/harbor-carafe");
  await page.getByRole("button", { name: "Add to Cart", exact: true }).first().click();
  await expect(cartCount(page)).toHaveAccessibleName("Cart, 1 item");
  await open(page, "/checkout/cart");
  await page.getByRole("button", { name: /^Save for later/ }).click();
  await signIn(page, account);
  await expect(page).toHaveURL(/\/checkout\/cart$/);
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Saved for later" })).toBeVisible();
  await page.getByRole("button", { name: /^Move to cart/ }).click();
  await expect(cartCount(page)).toHaveAccessibleName("Cart, 1 item");
  await open(page, "/account/save-for-later");
  await expect(page.getByText("Nothing saved yet.")).toBeVisible();
});

test("a visitor adds a product to a list after signing in, and shares, adds and deletes the list @http", async ({
  page,
}) => {
  const account = await register(page);
  await signOut(page);
  await open(page, "/harbor-carafe");
  await addToList(page).click();
  await signIn(page, account);
  await expect(page.getByRole("heading", { name: "Add to list" })).toBeVisible();
  await page.getByLabel("Name of a new list").fill("Table");
  await page.getByRole("button", { name: "Add to list" }).click();
  await expect(page.getByRole("heading", { name: "Table", level: 1 })).toBeVisible();
  await open(page, "/harbor-carafe");
  await page.getByRole("list", { name: "On your lists" }).getByRole("link", { name: "Table" }).click();
  await expect(page.getByRole("heading", { name: "Table", level: 1 })).toBeVisible();
  await page.getByRole("button", { name: "Share by link" }).click();
  const shared = await page.getByRole("link", { name: /shared/ }).getAttribute("href");
  await page.getByRole("button", { name: "Add all to cart" }).click();
  await expect(cartCount(page)).toHaveAccessibleName("Cart, 1 item");
  await open(page, new URL(shared ?? "").pathname);
  await expect(page.getByRole("heading", { name: "Table", level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove" })).toHaveCount(0);
  await open(page, "/account/shopping-list");
  await page.getByRole("link", { name: /^Table/ }).click();
  await page.getByText("Rename or delete this list").click();
  await page.getByRole("button", { name: /^Delete list/ }).click();
  await expect(page.getByText("You have no lists yet.")).toBeVisible();
});
