import { namesTestActor } from "~/services/shops/audit/actor-fixture.server";
import { violations, violationsOf, violationsWithin } from "../shopper/axe";
import { fits } from "../shopper/fits";
import { ownShop, pageFile, runShop } from "../shopper/own-shop";
import { bringCart, open, register } from "../shopper/shop";
import { showsStops } from "../shopper/tab-stops";
import { expect, test } from "../shopper/test";

test.describe("errors", () => {
  test.use({ expectedStatuses: [404, 422, 500] });

  test("axe finds no barrier: not found, closed and unknown shops, a refused form, pages and shops that fail @script", async ({
    page,
  }) => {
    const at = (host: string) => `http://${host}.localhost:${process.env.JOURNEY_PORT}/`;
    const unserved = [at("shut"), at("the-harbor-and-pine-trading-company")];
    for (const address of ["/no-such-thing", ...unserved]) {
      await open(page, address);
      expect(await violations(page), address).toEqual([]);
    }
    await expect(page.getByRole("heading", { name: /^We can’t seem to find the-harbor/ })).toBeVisible();
    await fits(page, "the screen of a shop that is not there");

    await open(page, "/register");
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page.getByText("First name is required")).toBeVisible();
    await expect(page.getByLabel("First name")).toBeFocused();
    expect(await violationsWithin(page)).toEqual([]);

    const shop = await ownShop({
      "products.csv": "sku,name,price\nMUG,Mug,24",
      ...pageFile("", "<h1>Start</h1>"),
    });
    for (const statement of [
      `update products set option_axes = '7' where tenant_id = $1 and ${namesTestActor}`,
      `update shops set settings = '"nothing of a shop"' where id = $1 and ${namesTestActor}`,
    ]) {
      await shop.spoil(statement);
      const answer = await page.goto(`${shop.url}/mug`);
      expect(answer?.status()).toBe(500);
      await expect(page.getByRole("heading", { name: "500 - Internal Server Error" })).toBeVisible();
      await expect(page.getByRole("link", { name: "Continue Shopping" })).toBeVisible();
      expect(await violations(page), statement).toEqual([]);
    }
  });
});

/** Overlays opened by a press: the page, what to press, and what then appears. */
const overlays = {
  "filters open": ["/kitchen", "button", "Filters", "dialog", "Filters"],
  "full screen": ["/a-good-desk", "link", "Open picture 1 full screen", "dialog", "Pictures of A good desk"],
  "quick view": ["/a-good-desk", "link", "Quick view: Brass pen", "dialog", "Quick view"],
  "sign in dialog": ["/a-good-desk", "link", "Sign in / Register", "dialog", "Sign in"],
  "search panel": ["/a-good-desk", "searchbox", "Search products", "dialog", "Search"],
} as const;

test("axe finds no barrier: what opens over a page @script", async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 900 });
  let opened = "";
  for (const [name, [path, role, label, overlay, title]] of Object.entries(overlays)) {
    if (opened !== path) await open(page, path);
    opened = path;
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
    await page.keyboard.press("Escape");
    await expect(name === "search panel" ? page.getByRole("option") : shown).toBeHidden();
  }
});

test("axe finds no barrier: the account, messages, favorites, lists and what is saved @script", async ({
  page,
}) => {
  await register(page);
  await bringCart(page, "/harbor-carafe");
  for (const path of [
    "/account/dashboard",
    "/account/orders",
    "/account/address-book",
    "/account/messages/new",
    "/account/settings",
    "/account/security",
    "/review/MUG-101-DS",
  ]) {
    await open(page, path);
    expect(await violationsWithin(page), path).toEqual([]);
    await showsStops(page, path);
  }

  await open(page, "/harbor-carafe");
  await page.getByRole("button", { name: /^Add to favorites: Harbor/ }).click();
  await expect(page.getByRole("button", { name: /^Remove from favorites: Harbor/ })).toBeVisible();
  await page.getByRole("link", { name: "Ask about this product" }).click();
  const panel = page.getByRole("dialog", { name: "Messages" });
  const message = panel.getByLabel("Message", { exact: true });
  await expect(message).toBeFocused();
  await panel.getByRole("button", { name: "Send" }).click();
  await expect(panel.getByText("Message is required.")).toBeVisible();
  await panel.getByText("Attach files").click();
  expect(await violationsOf(panel), "a message refused, with files").toEqual([]);
  await message.fill("Does it keep tea warm?");
  await panel.getByRole("button", { name: "Send" }).click();
  await expect(panel.getByRole("listitem").filter({ hasText: "Does it keep tea warm?" })).toBeVisible();
  await expect(message).toHaveValue("");
  await expect(message).toBeFocused();
  expect(await violationsOf(panel), "a message sent").toEqual([]);
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();

  await page.getByRole("button", { name: "Add to list: Harbor carafe" }).click();
  const picker = page.getByRole("dialog", { name: "Add to list" });
  await picker.getByLabel("Name of your first list").fill("Table");
  await picker.getByRole("button", { name: "Create and add" }).click();
  await expect(picker.getByRole("checkbox", { name: /^Table/ })).toBeChecked();
  expect(await violationsOf(picker), "the choice of lists").toEqual([]);
  await picker.getByRole("link", { name: "Open Table" }).click();
  await expect(page.getByRole("heading", { name: "Table", level: 1 })).toBeVisible();
  await page.getByRole("button", { name: "Share by link" }).click();
  const link = page.getByRole("link", { name: /shared/ });
  await expect(link).toBeVisible();
  const shared = await link.getAttribute("href");
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

test.describe("a product's page", () => {
  test.use({ expectedStatuses: [422] });

  test("axe finds no barrier: questions, answers, and asking for a mail when a product is back @script", async ({
    page,
  }) => {
    await open(page, "/stove-kettle#questions");
    const questions = page.getByRole("region", { name: "Questions and answers" });
    await expect(questions.locator("summary")).toHaveCount(2);
    await questions.locator("summary").last().click();
    expect(await violationsOf(questions), "questions").toEqual([]);

    await open(page, "/herringbone-scarf");
    const email = page.getByRole("main").getByLabel(/^(Your )?email$/i);
    await email.fill("eve@nowhere");
    await page.getByRole("button", { name: "Notify me" }).click();
    await expect(page.getByText("Please enter a valid email address")).toBeVisible();
    expect(await violationsWithin(page), "refused").toEqual([]);
    await email.fill(`eve-${Math.random().toString(36).slice(2, 10)}@example.com`);
    await page.getByRole("button", { name: "Notify me" }).click();
    await expect(page.getByText("Check your email")).toBeVisible();
    expect(await violationsWithin(page), "sent").toEqual([]);
  });
});

test("axe finds no barrier: a tobacco shop, and its question of the age @script", async ({ page }) => {
  const url = `http://leaf.localhost:${process.env.JOURNEY_PORT}`;
  await page.goto(url);
  const question = page.getByRole("dialog");
  await expect(question).toBeVisible();
  expect(await violations(page), "the question").toEqual([]);
  await question.getByRole("button", { name: /^Yes/ }).click();
  await expect(question).toHaveCount(0);
  for (const path of ["/", "/contact", "/evening"]) {
    await open(page, url + path);
    await expect(question).toHaveCount(0);
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
  expect(await violationsOf(question)).toEqual([]);
  await question.getByRole("button", { name: "No, thanks" }).click();
  await expect(question).toBeHidden();
  await open(page, url);
  await expect(page.getByRole("heading", { name: "Start" })).toBeVisible();
  await expect(question).toBeHidden();
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
  expect(await violationsWithin(page)).toEqual([]);
});
