import { namesTestActor } from "~/services/shops/audit/actor-fixture.server";
import { violations, violationsOf, violationsWithin } from "./shopper/axe";
import { ownShop, pageFile, runShop } from "./shopper/own-shop";
import { bringCart, open, openStopped, register } from "./shopper/shop";
import { expect, test } from "./shopper/test";

test.describe("errors", () => {
  test.use({ expectedStatuses: [404, 422] });

  test("axe finds no barrier: not found, closed and unknown shops, and a refused form @script", async ({
    page,
  }) => {
    const unserved = ["shut", "nobody"].map(
      (host) => `http://${host}.localhost:${process.env.JOURNEY_PORT}/`,
    );
    for (const address of ["/no-such-thing", ...unserved]) {
      await open(page, address);
      expect(await violations(page), address).toEqual([]);
    }
    await open(page, "/register");
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page.getByText("First name is required")).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
});

/** Overlays opened by a press: the page, what to press, and what then appears. */
const overlays = {
  "filters open": ["/kitchen", "button", "Filters", "dialog", "Filters"],
  "full screen": ["/tide-mug", "link", "Open picture 1 full screen", "dialog", "Pictures of Tide mug"],
  "quick view": ["/a-good-desk", "link", "Quick view: Brass pen", "dialog", "Quick view"],
  "sign in dialog": ["/harbor-carafe", "link", "Sign in / Register", "dialog", "Sign in"],
  "search panel": ["/", "searchbox", "Search products", "dialog", "Search"],
} as const;

test("axe finds no barrier: what opens over a page @script", async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 900 });
  for (const [name, [path, role, label, overlay, title]] of Object.entries(overlays)) {
    await open(page, path);
    // Once hydrated, the search field is a combobox, and presses open overlays.
    const field = page.getByRole("banner").getByRole("combobox", { name: "Search products" });
    await expect(field).toBeVisible();
    await (role === "searchbox" ? field : page.getByRole(role, { name: label })).click();
    const shown = page.getByRole(overlay, { name: title });
    await expect(shown).toBeVisible();
    if (role === "searchbox") {
      await expect(shown.getByRole("combobox")).toBeFocused();
      await page.keyboard.type("mug");
      await expect(page.getByRole("option").first()).toBeVisible();
    }
    await expect(shown.getByRole("button").first()).toBeVisible();
    expect(await violationsOf(shown), name).toEqual([]);
  }
});

test("axe finds no barrier: the account @script", async ({ page }) => {
  await register(page);
  for (const path of [
    "/account/dashboard",
    "/account/orders",
    "/account/ordered-products",
    "/account/messages",
    "/account/messages/new",
    "/account/settings",
    "/account/settings/data",
    "/account/settings/delete",
    "/account/security",
    "/account/security/email",
    "/account/security/password",
    "/review/MUG-101-DS",
    "/logout",
  ]) {
    await open(page, path);
    expect(await violationsWithin(page), path).toEqual([]);
  }
  await open(page, "/harbor-carafe");
  await page.getByRole("link", { name: "Ask about this product" }).click();
  await expect(page.getByLabel("Message", { exact: true })).toBeVisible();
  expect(await violationsWithin(page), "the panel of messages").toEqual([]);
});

test("axe finds no barrier: favorites, lists and what is saved @script", async ({ page }) => {
  await register(page);
  await bringCart(page, "/harbor-carafe");
  await open(page, "/harbor-carafe");
  await page.getByRole("button", { name: /^Add to favorites: Harbor/ }).click();
  await page.getByRole("button", { name: "Add to list: Harbor carafe" }).click();
  const picker = page.getByRole("dialog", { name: "Add to list" });
  await picker.getByLabel("Name of your first list").fill("Table");
  await picker.getByRole("button", { name: "Create and add" }).click();
  await expect(picker.getByRole("checkbox", { name: /^Table/ })).toBeChecked();
  expect(await violationsWithin(page), "the choice of lists").toEqual([]);
  await picker.getByRole("link", { name: "Open Table" }).click();
  await expect(page.getByRole("heading", { name: "Table", level: 1 })).toBeVisible();
  await page.getByRole("button", { name: "Share by link" }).click();
  const shared = await page.getByRole("link", { name: /shared/ }).getAttribute("href");
  expect(await violationsWithin(page), "a list").toEqual([]);
  await open(page, "/checkout/cart");
  const productId = await page.locator(".heart").first().getAttribute("value");
  await page.getByRole("button", { name: /^Save for later/ }).click();
  await expect(page.getByRole("heading", { name: "Saved for later" })).toBeVisible();
  for (const path of [
    "/account/favorites",
    "/account/shopping-list",
    new URL(shared ?? "").pathname,
    "/account/save-for-later",
    `/account/shopping-list/add?product_id=${productId}`,
  ]) {
    await open(page, path);
    expect(await violationsWithin(page), path).toEqual([]);
  }
});

test("axe finds no barrier: a popup @script", async ({ page }) => {
  await openStopped(page, "/spring-table");
  // The delay of a popup starts once scripts run.
  await expect(page.getByRole("button", { name: "Pause: The spring table" })).toBeVisible();
  const popup = page.getByRole("dialog", { name: "Laying a table for many?" });
  await expect
    .poll(async () => {
      await page.clock.runFor(21_000);
      return popup.isVisible();
    })
    .toBe(true);
  await page.clock.resume();
  expect(await violationsOf(popup)).toEqual([]);
});

test("axe finds no barrier: a tobacco shop, and its question of the age @script", async ({
  page,
  context,
}) => {
  const url = `http://leaf.localhost:${process.env.JOURNEY_PORT}`;
  await page.goto(url);
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await violations(page), "the question").toEqual([]);
  await context.addCookies([{ name: "age_confirm", value: "1", url }]);
  for (const path of ["/", "/about", "/contact", "/shipping", "/evening"]) {
    await open(page, url + path);
    expect(await (path === "/" ? violations : violationsWithin)(page), path).toEqual([]);
  }
});

test("axe finds no barrier: the consent banner @script", async ({ page }) => {
  const counts = { analytics: { measurement_id: "G-ABC123" } };
  const { url } = await ownShop(
    { "secrets.json": { "tracking.analytics.api_secret": "a secret" }, ...pageFile("", "<h1>Start</h1>") },
    { tracking: counts },
  );
  await open(page, url);
  const question = page.getByRole("region", { name: "Your privacy" });
  await expect(question).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await question.getByRole("button", { name: "No, thanks" }).click();
  await expect(question).toBeHidden();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Start" })).toBeVisible();
  await expect(question).toBeHidden();
});

test.describe("server faults", () => {
  test.use({ expectedStatuses: [500] });

  for (const [name, statement] of [
    ["a page that fails", `update products set option_axes = '7' where tenant_id = $1 and ${namesTestActor}`],
    [
      "a shop that fails",
      `update shops set settings = '"nothing of a shop"' where id = $1 and ${namesTestActor}`,
    ],
  ] as const)
    test(`axe finds no barrier: ${name} @script`, async ({ page }) => {
      const shop = await ownShop({
        "products.csv": "sku,name,price\nMUG,Mug,24",
        ...pageFile("", "<h1>Start</h1>"),
      });
      await shop.spoil(statement);
      const answer = await page.goto(`${shop.url}/mug`);
      expect(answer?.status()).toBe(500);
      await expect(page.getByRole("heading", { name: "500 - Internal Server Error" })).toBeVisible();
      await expect(page.getByRole("link", { name: "Continue Shopping" })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
});

test("axe finds no barrier: every widget @script", async ({ page }) => {
  const link = await runShop("preview-link", "--client", "harbor", "widget-gallery");
  // The videos are third-party pages.
  await page.route(/youtube/, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Film</title>" }),
  );
  await open(page, link);
  await expect(page.getByRole("heading", { name: "A form of every field" })).toBeVisible();
  // The footer appears there twice, with the same menus.
  await page.locator("#footer-in-page").evaluate((copy) => copy.remove());
  expect(await violations(page)).toEqual([]);
});
