import { open } from "./shopper/shop";
import { expect, test } from "./shopper/test";

const board = "/oak-cutting-board-engraved";

// Without a script the server says what is missing.
test.use({ expectedStatuses: [422] });

test("a board is engraved: what is missing is said, and the cart shows words and fee", async ({
  page,
  javaScriptEnabled,
}) => {
  await open(page, board);
  const main = page.locator("main");
  const add = main.getByRole("button", { name: "Add to Cart", exact: true }).first();
  await expect(main.getByText("Initials is required")).toHaveCount(0);
  await add.click();
  await expect(main.getByText("Initials is required")).toBeVisible();
  await expect(main).toContainText("Please complete product options to add to your cart.");
  await main.getByText("A line of words", { exact: true }).click();
  if (javaScriptEnabled) {
    await expect(main.getByPlaceholder("A.B.")).toHaveCount(0);
    await expect(main.getByText("Stencil")).toHaveCount(0);
    await expect(main.getByText("$84.00").first()).toBeVisible();
  }
  const words = main.getByLabel("Words", { exact: true });
  const limit = Number(await words.getAttribute("maxlength"));
  await words.fill("For Ada");
  if (javaScriptEnabled) await expect(main).toContainText(`Characters left: ${limit - "For Ada".length}`);
  await add.click();
  if (javaScriptEnabled) await expect(page.getByRole("link", { name: /cart.*1/i }).first()).toBeVisible();
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

test("rules apply at each choice and take back what no longer goes @script", async ({ page }) => {
  await open(page, "/made-to-measure-shelf");
  const main = page.locator("main");
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
});
