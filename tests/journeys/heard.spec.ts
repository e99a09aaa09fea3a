import { expectHeard, recordHeard } from "./shopper/heard";
import { bringCart, open } from "./shopper/shop";
import { expect, test } from "./shopper/test";

// What changes is said (rules accessibility-4 to accessibility-7).
test.use({ contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(({ page }) => recordHeard(page));

test("a choice is said with price and stock, and so are pictures and what is missing @browser", async ({
  page,
}) => {
  await open(page, "/tide-mug");
  await page.getByRole("link", { name: "Chalk", exact: true }).press("Enter");
  await expectHeard(page, "Color Chalk, $24.00, In Stock");
  await page.getByRole("button", { name: "Next picture" }).press("Enter");
  await expectHeard(page, /^Picture \d of 6$/);
  await open(page, "/harbor-tee");
  const add = page.locator("main").getByRole("button", { name: "Add to Cart", exact: true });
  await add.press("Enter");
  await expectHeard(page, /^Size is required$/i);
  const first = page.getByRole("list", { name: /^Size/i }).getByRole("link").first();
  await expect(first).toBeFocused();
  await expect(first).toHaveAccessibleDescription(/Size is required/i);
});

test("what is added, its quantity and the total are said, and a slider its place @browser", async ({
  page,
}) => {
  await open(page, "/");
  await page
    .getByRole("button", { name: /^Next: / })
    .last()
    .press("Enter");
  await expectHeard(page, /: \d+ of \d+$/);
  await open(page, "/harbor-carafe");
  await page.locator("main").getByRole("button", { name: "Add to Cart", exact: true }).press("Enter");
  await expectHeard(page, /^Added/);
  await open(page, "/checkout/cart");
  const more = page.getByRole("button", { name: "One Harbor carafe more" });
  await more.press("Enter");
  await expectHeard(page, /^2 items in your cart, total \$\d/);
  await expect(more).toBeFocused();
  await page.getByRole("button", { name: "Remove Harbor carafe" }).press("Enter");
  await expectHeard(page, "Your cart is empty");
});

test("the error of a field is said on Enter in it, and the next step of the checkout is the current one @browser", async ({
  page,
}) => {
  await bringCart(page, "/harbor-carafe");
  await open(page, "/checkout");
  const email = page.getByLabel("Email");
  await email.press("Enter");
  await expectHeard(page, "Email is required");
  await expect(email).toBeFocused();
  await email.fill("ada@example.com");
  await email.press("Enter");
  const next = page.getByRole("heading", { name: "Shipping address" });
  await expect(next).toBeFocused();
  await expectHeard(page, "Shipping address, step 2 of 5");
  await expect(next).toHaveAttribute("aria-current", "step");
  await expect(next).toHaveAccessibleDescription("Step 2 of 5");
  await expect(page.getByRole("heading", { name: "Contact" })).toHaveAccessibleDescription(
    "Step 1 of 5, done",
  );
});

test("the title of a page that is reached inside the shop is said @browser", async ({ page }) => {
  await open(page, "/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Brands we carry" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expectHeard(page, await page.title());
});
