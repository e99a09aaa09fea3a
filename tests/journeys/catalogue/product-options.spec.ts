import { cartCount, open } from "../shopper/shop";
import { expect, test } from "../shopper/test";

const board = "/oak-cutting-board-engraved";

// Without a script the server says what is missing.
test.use({ expectedStatuses: [422] });

test("a board is engraved: what is missing is said, and the cart shows words and fee @http", async ({
  page,
}) => {
  await open(page, board);
  const main = page.locator("main");
  const add = main.getByRole("button", { name: "Add to Cart", exact: true }).first();
  await expect(main.getByText("Initials is required")).toHaveCount(0);
  await add.click();
  await expect(main.getByText("Initials is required")).toBeVisible();
  await expect(main).toContainText("Please complete product options to add to your cart.");
  await main.getByText("A line of words", { exact: true }).click();
  await main.getByLabel("Words", { exact: true }).fill("For Ada");
  await add.click();
  await page.goto("/checkout/cart");
  await expect(page.locator("main")).toContainText("For Ada");
  await expect(page.locator("main")).toContainText("$84.00 each");
});

test("a gift card asks who it is for, and its card leads there @http", async ({ page }) => {
  await open(page, "/gift-cards");
  await page.getByRole("link", { name: /View Options: Gift card/ }).click();
  const main = page.locator("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(/Gift card/);
  await main.getByRole("link", { name: "$100" }).click();
  await expect(main.getByText("$100.00").first()).toBeVisible();
  await main.getByLabel("Recipient’s name").fill("Ada");
  await main.getByLabel("Recipient’s email").fill("ada@");
  await main.getByLabel("Your name").fill("Grace");
  await main.getByRole("button", { name: "Add to Cart", exact: true }).first().click();
  await expect(main.getByText("Please enter a valid email address")).toBeVisible();
  await expect(main.getByLabel("Recipient’s name")).toHaveValue("Ada");
});

test("a board is engraved, rules apply at each choice, and the price follows both @script", async ({
  page,
}) => {
  await open(page, board);
  const main = page.locator("main");
  const add = main.getByRole("button", { name: "Add to Cart", exact: true }).first();
  await add.click();
  await expect(main.getByText("Initials is required")).toBeVisible();
  await expect(main).toContainText("Please complete product options to add to your cart.");
  await main.getByText("A line of words", { exact: true }).click();
  await expect(main.getByPlaceholder("A.B.")).toHaveCount(0);
  await expect(main.getByText("Stencil")).toHaveCount(0);
  await expect(main.getByText("$84.00").first()).toBeVisible();
  const words = main.getByLabel("Words", { exact: true });
  const limit = Number(await words.getAttribute("maxlength"));
  await words.fill("For Ada");
  await expect(main).toContainText(`Characters left: ${limit - "For Ada".length}`);
  await add.click();
  await expect(cartCount(page)).toHaveAccessibleName("Cart, 1 item");

  await open(page, "/made-to-measure-shelf");
  await expect(main.getByText("Screws for")).toHaveCount(0);
  await main.getByText("Brass", { exact: true }).click();
  await expect(main.getByText("Screws for")).toBeVisible();
  await expect(main.getByRole("radio", { name: "8 in" })).toBeChecked();
  await main.getByLabel("Length").selectOption("60");
  await expect(main.getByRole("radio", { name: "8 in" })).not.toBeChecked();
  await expect(main.getByRole("radio", { name: "8 in" })).toBeDisabled();
  await main.getByText("None", { exact: true }).click();
  await expect(main.getByText("Screws for")).toHaveCount(0);
  await expect(main.getByText("$130.00").first()).toBeVisible();

  // An interval is a choice, too.
  await open(page, "/morning-pier-black-tea");
  await expect(main.getByRole("radio", { name: "One-time purchase" })).toBeChecked();
  await expect(main.getByText("$14.00").first()).toBeVisible();
  await main.getByRole("radio", { name: "Subscribe, every 2 weeks · 10% off" }).check();
  await expect(main.getByText("$12.60").first()).toBeVisible();
});
