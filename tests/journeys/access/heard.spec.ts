import { expectHeard, expectNotHeard, recordHeard } from "../shopper/heard";
import { bringCart, open } from "../shopper/shop";
import { expect, test } from "../shopper/test";

// What changes is said (rules accessibility-4 to accessibility-7).
test.use({ contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(({ page }) => recordHeard(page));
test.use({ expectedStatuses: [422] });

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
  await expect(next).toHaveAccessibleDescription("Step 2 of 4");
  await expect(page.getByRole("heading", { name: "Contact" })).toHaveAccessibleDescription(
    "Step 1 of 4, done",
  );
  await page.getByRole("button", { name: "Continue", exact: true }).press("Enter");
  await expectHeard(page, /^Please correct 7 fields:/);
  await expect(page).toHaveTitle("Error: Shipping address, step 2 of 4 | Checkout | Harbor & Pine");
  await expect(page.getByText("City is required").last()).toBeVisible();
  await expectNotHeard(page, "City is required");
  await open(page, "/checkout/cart");
  await expect(page).toHaveTitle("Your cart | Harbor & Pine");
  const quantity = page.getByLabel("Quantity of Harbor carafe");
  await quantity.fill("2");
  await quantity.press("Enter");
  await expectHeard(page, /^2 items in your cart, total /);
  await expect(quantity).toBeFocused();
  await page.getByText("Gift card or code").click();
  const code = page.getByLabel("Code", { exact: true });
  await code.fill("NOTHING");
  await code.press("Enter");
  await expect(code).toHaveAccessibleDescription(/NOTHING/);
  await expect(page).toHaveTitle(/^Error: /);
  await code.fill("WELCOME10");
  await code.press("Enter");
  const remove = page.getByRole("button", { name: "Remove WELCOME10" });
  await expect(remove).toBeVisible();
  await expect(code).toBeFocused();
  await expect(page).toHaveTitle("Your cart | Harbor & Pine");
  await remove.press("Enter");
  await expect(remove).toHaveCount(0);
  await expect(page.locator("summary", { hasText: "Gift card or code" })).toBeFocused();
  await page.getByRole("button", { name: "Remove Harbor carafe" }).press("Enter");
  await expectHeard(page, "Your cart is empty");
});

test("a sorted list, a flyout, a zoomed picture and a form that was sent keep the focus and are said @desktop @browser", async ({
  page,
}) => {
  await open(page, "/mugs");
  const sort = page.getByLabel("Sort by");
  await sort.selectOption({ label: "Price, low to high" });
  await sort.press("Enter");
  await expectHeard(page, "Sorted by Price, low to high");
  await expect(sort).toBeFocused();
  const arrow = page.getByRole("banner").getByRole("button", { name: "Home & living: more" });
  await arrow.press("Enter");
  await page.keyboard.press("Tab");
  await expect(arrow).not.toBeFocused();
  await page.keyboard.press("Escape");
  await expect(arrow).toBeFocused();

  await open(page, "/tide-mug");
  await page.getByRole("link", { name: "Open picture 1 full screen" }).press("Enter");
  const pictures = page.getByRole("dialog", { name: "Pictures of Tide mug" });
  const picture = pictures.locator(".react-transform-component");
  await pictures.getByRole("button", { name: "Zoom in" }).press("Enter");
  await page.keyboard.press("+");
  await expectHeard(page, "Zoom 200%");
  await expect(picture).toHaveCSS("transform", /^matrix\(2, /);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("0");
  await expect(picture).toHaveCSS("transform", /^matrix\(1, 0, 0, 1, 0, 0\)$/);
  await page.keyboard.press("Escape");

  await open(page, "/contact");
  await page.getByLabel("Your name").fill("Bo Reed");
  await page.getByLabel("Email", { exact: true }).fill("bo@example.com");
  await page.getByLabel("What is it about?").selectOption("A repair");
  await page.getByLabel("Your message").fill("The lid is cracked.");
  await page.getByRole("button", { name: "Send" }).press("Enter");
  await expect(page).toHaveTitle("Error: Contact | Harbor & Pine");
  await page.getByLabel("You may keep my message to answer it.").check();
  await expect(page).toHaveTitle("Contact | Harbor & Pine");
  // A form that was just checked takes no press for a moment (rule forms-17).
  await expect(page.getByRole("button", { name: "Send" })).toBeEnabled();
  await page.getByRole("button", { name: "Send" }).press("Enter");
  await expectHeard(page, /a person will answer within two working days/);
  await expect(page.locator("main [role=status]:focus")).toContainText("a person will answer");
});
