import {
  addToCart,
  cartCount,
  cartHolds,
  goBack,
  open,
  openCart,
  openStopped,
  pressAdd,
} from "./shopper/shop";
import { expect, test } from "./shopper/test";

// Without a script the server says what is missing.
test.use({ expectedStatuses: [400, 409, 422] });

test("a variation is selected by its option and bought", async ({ page }) => {
  await open(page, "/tide-mug");
  await page.locator("main").getByRole("link", { name: "Moss" }).click();
  await expect(page).toHaveURL(/\/tide-mug\/pv\/MUG-101-MOS/);
  await expect(page.locator("main")).toContainText("MUG-101-MOS");
  await pressAdd(page, page.locator("main").getByRole("button", { name: "Add to Cart", exact: true }));
  await cartHolds(page, 1);
  await expect(page.locator("main")).toContainText("Moss");
});

test("on a phone the button stays visible while options are read @browser", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/tide-mug");
  const button = page.locator("main").getByRole("button", { name: "Add to Cart", exact: true }).first();
  await page.getByRole("heading", { level: 1 }).evaluate((name) => name.scrollIntoView({ block: "center" }));
  await expect(button).toBeInViewport({ ratio: 1 });
});

test("further down the page a bar shows variation and price, and adds @script", async ({ page }) => {
  await open(page, "/tide-mug/pv/MUG-101-DS");
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
  await scrollRowTo(76);
  await expect(bar).toBeVisible();
  await scrollRowTo(84);
  await expect(bar).toHaveCount(0);
  await page.locator("footer").first().scrollIntoViewIfNeeded();
  await expect(bar).toContainText("Tide mug");
  await expect(bar).toContainText("Deep sea");
  await expect(bar).toContainText("$24.00");
  await pressAdd(page, bar.getByRole("button", { name: "Add to Cart" }));
  await cartHolds(page, 1);
});

test("a variation is selected from a dropdown", async ({ page, javaScriptEnabled }) => {
  await open(page, "/pantry-canister/pv/PNT-101-CHA-SMA");
  await page.getByLabel("Size").selectOption("Medium");
  if (!javaScriptEnabled) await page.getByRole("button", { name: "Choose" }).click();
  await expect(page.locator("main")).toContainText("PNT-101-CHA-MED");
  await expect(page.getByLabel("Size")).toHaveValue("Medium");
  await goBack(page);
  await expect(page.locator("main")).toContainText("PNT-101-CHA-SMA");
  // Without a script the browser itself puts the choice back into the form it left.
  if (javaScriptEnabled) await expect(page.getByLabel("Size")).toHaveValue("Small");
});

test("what a dropdown says is what is added, chosen or not @http", async ({ page }) => {
  await open(page, "/pantry-canister/pv/PNT-101-CHA-SMA");
  await page.getByLabel("Size").selectOption("Large");
  await pressAdd(page, page.locator("main").getByRole("button", { name: "Add to Cart", exact: true }));
  await cartHolds(page, 1);
  await expect(page.locator("main")).toContainText("Large");
});

test("no size is chosen beforehand, and none is bought until one is", async ({ page }) => {
  await open(page, "/wave-print-tee");
  const main = page.locator("main");
  const add = main.getByRole("button", { name: "Add to Cart", exact: true }).first();
  await expect(main.getByText("Size is required")).toHaveCount(0);
  await add.click();
  await expect(main.getByText("Size is required").first()).toBeInViewport();
  await expect(main.getByText("Please choose one of the options")).toHaveCount(0);
  await expect(main.getByRole("link", { name: "S", exact: true })).toBeFocused();
  await main.getByRole("link", { name: "M", exact: true }).click();
  await expect(page).toHaveURL(/\/wave-print-tee\/pv\/[A-Z0-9-]+-M$/);
  await expect(main.getByRole("link", { name: "M", exact: true })).toHaveAttribute("aria-current", "true");
  await pressAdd(page, add);
  await cartHolds(page, 1);
});

test("a color without a size shows its own picture @script", async ({ page }) => {
  await open(page, "/harbor-tee");
  const navy = page.locator("main").getByRole("link", { name: "Navy", exact: true });
  await navy.click();
  await expect(navy).toHaveAttribute("aria-current", "true");
  await expect(page.getByRole("link", { name: /^Show picture 1 of / })).toHaveAttribute(
    "aria-current",
    "true",
  );
});

test("a dropdown keeps the focus through several choices @script", async ({ page }) => {
  await open(page, "/pantry-canister/pv/PNT-101-CHA-SMA");
  await page.getByLabel("Size").focus();
  for (const [size, code] of [
    ["Medium", "MED"],
    ["Large", "LAR"],
  ] as const) {
    await page.keyboard.press("ArrowDown");
    await expect(page).toHaveURL(new RegExp(`PNT-101-CHA-${code}$`));
    await expect(page.getByLabel("Size")).toHaveValue(size);
    await expect(page.getByLabel("Size")).toBeFocused();
  }
});

test("a dropdown follows a choice made elsewhere @script", async ({ page }) => {
  await open(page, "/pantry-canister/pv/PNT-101-CHA-SMA");
  const size = page.getByLabel("Size");
  await size.selectOption("Medium");
  await expect(page).toHaveURL(/PNT-101-CHA-MED$/);
  await page.locator("main").getByRole("link", { name: "Moss" }).click();
  await expect(page).toHaveURL(/PNT-101-MOS-MED/);
  await expect(size).toHaveValue("Medium");
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

test("a quick view longer than the screen keeps its close button visible @script", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await open(page, "/a-good-desk");
  await page.getByRole("link", { name: "Quick view: Brass pen" }).click();
  const view = page.getByRole("dialog", { name: "Quick view" });
  await view.getByRole("link", { name: "View Details" }).scrollIntoViewIfNeeded();
  await expect(view.getByRole("button", { name: "Close" })).toBeInViewport({ ratio: 1 });
});

test("members of a grouped product are bought one by one @http", async ({ page }) => {
  await open(page, "/a-good-desk");
  await pressAdd(page, page.getByRole("button", { name: "Add to Cart: Brass pen" }));
  await cartHolds(page, 1);
});

test("too large a quantity becomes the available one, with a message @script", async ({ page }) => {
  await open(page, "/lighthouse-mug");
  const quantity = page.locator("main").getByLabel("Quantity", { exact: true });
  await quantity.fill("9");
  await quantity.blur();
  await expect(quantity).toHaveValue("3");
  await expect(page.getByText("Only 3 available")).toBeVisible();
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
  await expect(page.getByRole("button", { name: "One more" })).toBeVisible();
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
});

test("a product whose limit is in the cart cannot be added again @script", async ({ page }) => {
  await open(page, "/lighthouse-mug");
  const quantity = page.locator("main").getByLabel("Quantity", { exact: true });
  const button = page.locator("main").getByRole("button", { name: "Add to Cart", exact: true });
  await expect(page.getByRole("button", { name: "One more" })).toBeVisible();
  await quantity.fill("2");
  await pressAdd(page, button);
  await expect(quantity).toHaveValue("1");
  await quantity.fill("3");
  await quantity.blur();
  await expect(quantity).toHaveValue("1");
  await expect(page.getByText("Only 1 available")).toBeVisible();
  // What is typed before the cart has answered is lowered by the answer.
  let answer = () => {};
  const typed = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(isCartData, async (route) => {
    await typed;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByRole("button", { name: "One more" })).toBeVisible();
  await quantity.fill("3");
  await quantity.blur();
  await expect(quantity).toHaveValue("3");
  answer();
  await expect(quantity).toHaveValue("1");
  await expect(page.getByText("Only 1 available")).toBeVisible();
});

const isCartData = ({ pathname }: URL) => pathname === "/checkout/cart.data";

test("many quick presses end at the server's quantity @script", async ({ page }) => {
  await addToCart(page, "/garden-pitcher");
  await openCart(page);
  const quantity = page.getByLabel("Quantity of Garden pitcher");
  const more = page.getByRole("button", { name: "One Garden pitcher more" });
  for (let press = 0; press < 12; press++) await more.click();
  // The message comes from the server, the field's value from the presses.
  await expect(page.getByText("13 items", { exact: true })).toBeVisible();
  await expect(quantity).toHaveValue("13");
  await page.reload();
  await expect(quantity).toHaveValue("13");
});

test("what was added is shown with the subtotal and the ways on", async ({ page, javaScriptEnabled }) => {
  await addToCart(page, "/harbor-carafe");
  if (!javaScriptEnabled) {
    await expect(page.locator("main")).toContainText("Harbor carafe was added to your cart.");
    return;
  }
  const panel = page.getByRole("region", { name: "Added to your cart" });
  await expect(panel).toContainText("Harbor carafe");
  await expect(panel).toContainText("$36.00");
  await panel.getByRole("link", { name: "View cart" }).click();
  await expect(page).toHaveURL(/\/checkout\/cart$/);
  await expect(panel).toHaveCount(0);
});

test("what the quantity says is shown above the panel of what was added @browser", async ({ page }) => {
  // The message goes after 3 s.
  await openStopped(page, "/lighthouse-mug");
  const main = page.locator("main");
  const quantity = main.getByLabel("Quantity", { exact: true });
  const panel = page.getByRole("region", { name: "Added to your cart" });
  const said = main.getByText("Only 1 available");
  await quantity.fill("2");
  await pressAdd(page, main.getByRole("button", { name: "Add to Cart", exact: true }));
  await expect(panel).toContainText("Subtotal");
  await expect(quantity).toHaveValue("1");
  await quantity.fill("3");
  await quantity.evaluate((field) => field.scrollIntoView({ block: "end" }));
  await quantity.blur();
  await expect
    .poll(
      async () =>
        ((await said.boundingBox())?.y ?? Number.NaN) + textHeightPx < ((await panel.boundingBox())?.y ?? 0),
    )
    .toBe(true);
  await expect(said).toBeInViewport({ ratio: 1 });
});

const textHeightPx = 20;

test("a set is added whole with its price @http", async ({ page }) => {
  await open(page, "/evening-bath");
  const button = page.locator("main").getByRole("button", { name: /^Add the whole set · \$/ });
  await button.click();
  await expect(page.locator("main").getByText("Evening bath was added to your cart.")).toBeVisible();
  await cartHolds(page, 4);
});
