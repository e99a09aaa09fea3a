import { lose } from "../shopper/lost";
import { addToCart, cartCount, cartHolds, goBack, open, openStopped, pressAdd } from "../shopper/shop";
import { expect, lostRequests, type Page, test } from "../shopper/test";

// Without a script the server says what is missing.
test.use({ expectedStatuses: [400, 409, 422] });

const addButton = (page: Page) =>
  page.locator("main").getByRole("button", { name: "Add to Cart", exact: true }).first();

test("a variation is selected by its option and bought @http", async ({ page }) => {
  await open(page, "/tide-mug");
  await page.locator("main").getByRole("link", { name: "Moss" }).click();
  await expect(page).toHaveURL(/\/tide-mug\/pv\/MUG-101-MOS/);
  await expect(page.locator("main")).toContainText("MUG-101-MOS");
  await pressAdd(page, page.locator("main").getByRole("button", { name: "Add to Cart", exact: true }));
  await cartHolds(page, 1);
  await expect(page.locator("main")).toContainText("Moss");
});

test("further down the page a bar shows variation and price, and adds @script", async ({ page }) => {
  await open(page, "/tide-mug");
  const main = page.locator("main");
  // On a phone the button stays visible while options are read.
  await page.getByRole("heading", { level: 1 }).evaluate((name) => name.scrollIntoView({ block: "center" }));
  await expect(addButton(page)).toBeInViewport({ ratio: 1 });
  await main.getByRole("link", { name: "Moss" }).click();
  await expect(page).toHaveURL(/\/tide-mug\/pv\/MUG-101-MOS/);
  await expect(main).toContainText("MUG-101-MOS");
  const bar = page.getByRole("region", { name: "Buy this product" });
  // The bar comes once the form's own button is less than 80 px below the top of the view.
  const scrollRowTo = (bottomPx: number) =>
    page
      .locator("main .purchase-row")
      .first()
      .evaluate((row, px) => {
        // The row stays at the bottom of a phone until its own place comes.
        for (let times = 0; times < 9; times += 1)
          scrollBy({ top: row.getBoundingClientRect().bottom - px, behavior: "instant" });
      }, bottomPx);
  // What is above the row may still grow, so it is scrolled to at each look.
  await expect(async () => {
    await scrollRowTo(76);
    await expect(bar).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  await expect(async () => {
    await scrollRowTo(84);
    await expect(bar).toHaveCount(0, { timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  await page.locator("footer").first().scrollIntoViewIfNeeded();
  await expect(bar).toContainText("Tide mug");
  await expect(bar).toContainText("Moss");
  await expect(bar).toContainText("$24.00");
  await pressAdd(page, bar.getByRole("button", { name: "Add to Cart" }));
  await expect(cartCount(page)).toHaveAccessibleName("Cart, 1 item");
});

test("a variation is selected from a dropdown @http", async ({ page }) => {
  await open(page, "/pantry-canister/pv/PNT-101-CHA-SMA");
  await page.getByLabel("Size").selectOption("Medium");
  await page.getByRole("button", { name: "Choose" }).click();
  await expect(page.locator("main")).toContainText("PNT-101-CHA-MED");
  await expect(page.getByLabel("Size")).toHaveValue("Medium");
  await goBack(page);
  await expect(page.locator("main")).toContainText("PNT-101-CHA-SMA");
});

test("a dropdown keeps the focus, and follows a choice made elsewhere and the way back @script", async ({
  page,
}) => {
  await open(page, "/pantry-canister/pv/PNT-101-CHA-SMA");
  const size = page.getByLabel("Size");
  await size.focus();
  for (const [name, code] of [
    ["Medium", "MED"],
    ["Large", "LAR"],
  ] as const) {
    await page.keyboard.press("ArrowDown");
    await expect(page).toHaveURL(new RegExp(`PNT-101-CHA-${code}$`));
    await expect(page.locator("main")).toContainText(`PNT-101-CHA-${code}`);
    await expect(size).toHaveValue(name);
    await expect(size).toBeFocused();
  }
  await goBack(page);
  await expect(page.locator("main")).toContainText("PNT-101-CHA-MED");
  await expect(size).toHaveValue("Medium");
  await page.locator("main").getByRole("link", { name: "Moss" }).click();
  await expect(page).toHaveURL(/PNT-101-MOS-MED/);
  await expect(size).toHaveValue("Medium");
});

test("what a dropdown says is what is added, chosen or not @http", async ({ page }) => {
  await open(page, "/pantry-canister/pv/PNT-101-CHA-SMA");
  await page.getByLabel("Size").selectOption("Large");
  await pressAdd(page, page.locator("main").getByRole("button", { name: "Add to Cart", exact: true }));
  await cartHolds(page, 1);
  await expect(page.locator("main")).toContainText("Large");
});

test("no size is chosen beforehand, and none is bought until one is @http", async ({ page }) => {
  await open(page, "/wave-print-tee");
  const main = page.locator("main");
  const add = addButton(page);
  await expect(main.getByText("Size is required")).toHaveCount(0);
  await add.click();
  await expect(main.getByText("Size is required").first()).toBeVisible();
  await expect(main.getByText("Please choose one of the options")).toHaveCount(0);
  await expect(main.getByRole("link", { name: "S", exact: true })).toBeFocused();
  await main.getByRole("link", { name: "M", exact: true }).click();
  await expect(page).toHaveURL(/\/wave-print-tee\/pv\/[A-Z0-9-]+-M$/);
  await expect(main.getByRole("link", { name: "M", exact: true })).toHaveAttribute("aria-current", "true");
  await pressAdd(page, add);
  await cartHolds(page, 1);
});

test("a choice that changes other options says so @http", async ({ page }) => {
  await open(page, "/harbor-tee/pv/TEE-101-WHI-XS");
  await page.locator("main").getByRole("link", { name: "Brick" }).click();
  await expect(page).toHaveURL(/\/harbor-tee\/pv\/TEE-101-BRI-/);
  await expect(page.getByText("Other options updated based on this selection")).toBeVisible();
});

test("a sold-out variation has a page and cannot be bought @http", async ({ page }) => {
  await open(page, "/harbor-tee/pv/TEE-101-NAV-XL");
  const main = page.locator("main");
  await expect(main.getByText("Out of Stock").first()).toBeVisible();
  await expect(main.getByRole("button", { name: "Sold out" }).first()).toBeDisabled();
});

test.describe("a quick view", () => {
  test.use({ viewport: { width: 390, height: 700 }, expectedComplaints: lostRequests });

  test("that is lost says so, and longer than the screen keeps its close button visible @script", async ({
    page,
  }) => {
    await open(page, "/a-good-desk");
    const { over } = await lose(page, /\/[^/]+\.data\?/);
    const link = page.getByRole("link", { name: "Quick view: Brass pen" });
    await link.click();
    const view = page.getByRole("dialog", { name: "Quick view" });
    await expect(view.getByText("We couldn’t load the product.")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("heading", { level: 1, name: "A good desk" })).toBeVisible();
    await expect(view).toBeHidden();
    await over();
    await link.click();
    await view.getByRole("link", { name: "View Details" }).scrollIntoViewIfNeeded();
    await expect(view.getByRole("button", { name: "Close" })).toBeInViewport({ ratio: 1 });
  });
});

test("members of a grouped product are bought one by one @http", async ({ page }) => {
  await open(page, "/a-good-desk");
  await pressAdd(page, page.getByRole("button", { name: "Add to Cart: Brass pen" }));
  await cartHolds(page, 1);
});

const textHeightPx = 20;
const isCartData = ({ pathname }: URL) => pathname === "/checkout/cart.data";

test("too large a quantity becomes what is available less what the cart holds, with a message @script", async ({
  page,
}) => {
  // The message goes after 3 s.
  await openStopped(page, "/lighthouse-mug");
  const main = page.locator("main");
  const quantity = main.getByLabel("Quantity", { exact: true });
  const panel = page.getByRole("region", { name: "Added to your cart" });
  const type = async (pieces: string) => {
    await quantity.fill(pieces);
    await quantity.evaluate((field) => field.scrollIntoView({ block: "end" }));
    await quantity.blur();
  };
  await type("9");
  await expect(quantity).toHaveValue("3");
  await expect(main.getByText("Only 3 available")).toBeVisible();
  await quantity.fill("2");
  await pressAdd(page, addButton(page));
  await expect(panel).toContainText("Subtotal");
  await expect(quantity).toHaveValue("1");
  await type("3");
  await expect(quantity).toHaveValue("1");
  // It is shown above the panel of what was added.
  const said = main.getByText("Only 1 available");
  await expect
    .poll(async () => {
      const [message, added] = [await said.boundingBox(), await panel.boundingBox()];
      return (message?.y ?? Number.NaN) + textHeightPx < (added?.y ?? 0);
    })
    .toBe(true);
  await expect(said).toBeInViewport({ ratio: 1 });
  // What is typed before the cart has answered is lowered by the answer.
  await page.clock.resume();
  let answer = () => {};
  const typed = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(isCartData, async (route) => {
    await typed;
    await route.continue();
  });
  await open(page, "/lighthouse-mug");
  await type("3");
  await expect(quantity).toHaveValue("3");
  answer();
  await expect(quantity).toHaveValue("1");
});

test("the button shows its progress and the header updates its count @script", async ({ page }) => {
  // 'Added' is shown for a moment only, 'Adding...' until the answer is there.
  await openStopped(page, "/harbor-carafe");
  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\.data/, async (route) => {
    if (route.request().method() === "POST") await mayAnswer;
    await route.continue();
  });
  const button = page
    .locator("main")
    .getByRole("button", { name: /^(Add to Cart|Adding\.\.\.|Added)$/ })
    .first();
  await button.click();
  await expect(button).toHaveText("Adding...");
  answer();
  await expect(button).toHaveText("Added");
  await expect
    .poll(async () => {
      await page.clock.runFor(500);
      return button.textContent();
    })
    .toBe("Add to Cart");
  await expect(cartCount(page)).toHaveAccessibleName("Cart, 1 item");
  await expect(page).toHaveURL(/\/harbor-carafe$/);
  const panel = page.getByRole("region", { name: "Added to your cart" });
  await expect(panel).toContainText("Harbor carafe");
  await expect(panel).toContainText("$36.00");
  await page.clock.resume();
  await panel.getByRole("link", { name: "View cart" }).click();
  await expect(page).toHaveURL(/\/checkout\/cart$/);
  await expect(panel).toHaveCount(0);
});

test("what was added is said @http", async ({ page }) => {
  await addToCart(page, "/harbor-carafe");
  await expect(page.locator("main")).toContainText("Harbor carafe was added to your cart.");
});

test("a set is added whole with its price @http", async ({ page }) => {
  await open(page, "/evening-bath");
  const button = page.locator("main").getByRole("button", { name: /^Add the whole set · \$/ });
  await button.click();
  await expect(page.locator("main").getByText("Evening bath was added to your cart.")).toBeVisible();
  await cartHolds(page, 4);
});
