import { expectHeard, recordHeard } from "./shopper/heard";
import { bringCart, open } from "./shopper/shop";
import { expect, test } from "./shopper/test";

// What changes is said (rules accessibility-4 to accessibility-7).
test.use({ contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(({ page }) => recordHeard(page));

test("what is missing and a slider's place are said, and a color without a size shows its picture @browser", async ({
  page,
}) => {
  await open(page, "/");
  await page
    .getByRole("button", { name: /^Next: / })
    .last()
    .press("Enter");
  await expectHeard(page, /: \d+ of \d+$/);
  await open(page, "/harbor-tee");
  const main = page.locator("main");
  const navy = main.getByRole("link", { name: "Navy", exact: true });
  await navy.click();
  await expect(navy).toHaveAttribute("aria-current", "true");
  await expect(page.getByRole("link", { name: /^Show picture 1 of / })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await main.getByRole("button", { name: "Add to Cart", exact: true }).first().press("Enter");
  await expectHeard(page, /^Size is required$/i);
  const first = page.getByRole("list", { name: /^Size/i }).getByRole("link").first();
  await expect(first).toBeFocused();
  await expect(first).toHaveAccessibleDescription(/Size is required/i);
  await expect(main.getByText("Size is required").first()).toBeInViewport();
});

test("an emptied cart is said, and the next step of the checkout is the current one @browser", async ({
  page,
}) => {
  await bringCart(page, "/harbor-carafe");
  await open(page, "/checkout");
  const email = page.getByLabel("Email");
  await email.fill("ada@example.com");
  await email.press("Enter");
  const next = page.getByRole("heading", { name: "Shipping address" });
  await expect(next).toBeFocused();
  await expect(next).toHaveAttribute("aria-current", "step");
  await expect(next).toHaveAccessibleDescription("Step 2 of 5");
  await expect(page.getByRole("heading", { name: "Contact" })).toHaveAccessibleDescription(
    "Step 1 of 5, done",
  );
  await open(page, "/checkout/cart");
  await page.getByRole("button", { name: "Remove Harbor carafe" }).press("Enter");
  await expectHeard(page, "Your cart is empty");
});
