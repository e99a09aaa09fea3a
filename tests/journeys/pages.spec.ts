import { lostConnection } from "~/models/platform/error/lost-connection";
import { ownShop, pageFile } from "./shopper/own-shop";
import { howReached, open, openStopped, register, reloadStopped, signOut } from "./shopper/shop";
import { swipe } from "./shopper/swipe";
import { expect, type Page, test } from "./shopper/test";

test.describe("a popup @script", () => {
  const popup = (page: Page) => page.getByRole("dialog", { name: "Laying a table for many?" });

  test("opens after a delay, takes the focus, returns it and is not shown again", async ({
    page,
    context,
  }) => {
    await openStopped(page, "/spring-table");
    // The delay of a popup starts once scripts run.
    await expect(page.getByRole("button", { name: "Pause: The spring table" })).toBeVisible();
    const search = page.getByRole("searchbox").or(page.getByRole("combobox")).first();
    await search.focus();
    await page.clock.runFor(19_000);
    await expect(popup(page)).toBeHidden();
    await expect
      .poll(async () => {
        await page.clock.runFor(1_500);
        return popup(page).isVisible();
      })
      .toBe(true);
    await expect(popup(page).locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(popup(page)).toBeHidden();
    await expect(search).toBeFocused();
    const days = (await context.cookies()).map(({ expires }) => (expires - Date.now() / 1000) / 86_400);
    expect(days.some((left) => left > 29 && left <= 30)).toBe(true);
    await reloadStopped(page);
    await expect(page.getByRole("button", { name: "Pause: The spring table" })).toBeVisible();
    await page.clock.runFor(30_000);
    await expect(popup(page)).toBeHidden();
  });
});

test("a popup for customers is shown to no guest @script", async ({ page }) => {
  const { url } = await ownShop({
    ...pageFile(
      "",
      '<h1>Start</h1><div data-widget="popup" data-attribute="members"></div><div data-widget="popup" data-attribute="all"></div>',
    ),
    "widgets/popups.json": {
      members: {
        type: "popup",
        props: { loggedInOnly: true, useCookie: false },
        items: [{ title: "For members", content: "<p>Ten percent off until Sunday.</p>" }],
      },
      all: {
        type: "popup",
        props: { useCookie: false },
        items: [{ title: "For all", content: "<p>Good morning.</p>" }],
      },
    },
  });
  const popup = (name: string) => page.getByRole("dialog", { name });
  await open(page, url);
  await expect(popup("For all")).toBeVisible();
  await expect(popup("For members")).toHaveCount(0);
  await register(page, undefined, url);
  await open(page, url);
  await expect(popup("For members")).toBeVisible();
  await expect(popup("For members").getByText("Ten percent off until Sunday.")).toBeVisible();
  await signOut(page, url);
  await expect(popup("For all")).toBeVisible();
  await expect(popup("For members")).toHaveCount(0);
});

test.describe("the carousel of a page @script", () => {
  const carousel = (page: Page) => page.getByRole("region", { name: "The spring table" });
  const inView = (page: Page) => carousel(page).locator("li:not([inert])").getByRole("heading");

  test("stays paused", async ({ page }) => {
    await openStopped(page, "/spring-table");
    const pause = carousel(page).getByRole("button", { name: "Pause: The spring table" });
    await pause.focus();
    await page.keyboard.press("Enter");
    await page.mouse.move(1, 1);
    await page.getByRole("link", { name: "Harbor & Pine" }).first().focus();
    await page.clock.runFor(30_000);
    await expect(inView(page)).toHaveText("Lay the table");
  });

  test("moves by keyboard, and shows the focused slide", async ({ page }) => {
    await open(page, "/spring-table");
    await carousel(page).getByRole("button", { name: "Next: The spring table" }).focus();
    await page.keyboard.press("Enter");
    await expect(inView(page)).toHaveText("Put the kettle on");
    await carousel(page).getByRole("button", { name: "Previous: The spring table" }).focus();
    await page.keyboard.press("Enter");
    await expect(inView(page)).toHaveText("Lay the table");
  });

  test("turns for more than 90 px of a finger or a mouse, and for less moves back", async ({ page }) => {
    await open(page, "/spring-table");
    const heading = inView(page);
    // Its slider has started once it has this button, and a paused one turns only by hand.
    await carousel(page).getByRole("button", { name: "Pause: The spring table" }).click();
    await expect(heading).toHaveText("Lay the table");
    await swipe(page, carousel(page), -85);
    await expect(heading).toHaveText("Lay the table");
    await swipe(page, carousel(page), -95);
    await expect(heading).toHaveText("Put the kettle on");
    await swipe(page, carousel(page), 105);
    await expect(heading).toHaveText("Lay the table");
  });

  test.describe("with reduced motion", () => {
    test.use({ contextOptions: { reducedMotion: "reduce" } });
    test("does not move by itself", async ({ page }) => {
      await openStopped(page, "/spring-table");
      await expect(carousel(page).getByRole("button", { name: "Next: The spring table" })).toBeVisible();
      await expect(carousel(page).getByRole("button", { name: /^Pause/ })).toHaveCount(0);
      await page.clock.runFor(30_000);
      await expect(inView(page)).toHaveText("Lay the table");
    });
  });
});

test("every slide of a carousel is there without a script @plain", async ({ page }) => {
  await open(page, "/spring-table");
  for (const title of ["Lay the table", "Put the kettle on", "Bring it from the stove"])
    await expect(page.getByRole("heading", { name: title })).toBeAttached();
  await expect(page.getByRole("link", { name: /Harbor carafe/ }).first()).toBeAttached();
});

for (const { fault, answer, said } of [
  // A file that is gone has the page loaded anew first; only the second time it says what is missing.
  { fault: "cannot be had", answer: { status: 404, body: "" }, said: [lostConnection.part] },
  {
    fault: "cannot start",
    answer: {
      contentType: "text/javascript",
      body: 'export default function () { throw new Error("no slider today"); }',
    },
    said: [],
  },
])
  test(`a carousel whose script ${fault} is a scrolling row with all its slides @script`, async ({
    browser,
    baseURL,
  }) => {
    // A browser context of its own, because errors are expected.
    const context = await browser.newContext({ baseURL: baseURL ?? "" });
    await context.route(/\/assets\/keen-slider[^/]*\.js$/, (route) => route.fulfill(answer));
    const page = await context.newPage();
    const told = page.waitForEvent("console", (message) =>
      message.text().startsWith("carousel could not start"),
    );
    await open(page, "/spring-table");
    await told;
    for (const words of said) await expect(page.getByText(words)).toBeVisible();
    const carousel = page.getByRole("region", { name: "The spring table" });
    for (const title of ["Bring it from the stove", "Put the kettle on", "Lay the table"]) {
      const slide = carousel.getByRole("heading", { name: title });
      await slide.scrollIntoViewIfNeeded();
      await expect(slide).toBeInViewport({ ratio: 0.9 });
    }
    await expect(carousel.locator("ul")).toHaveCSS("overflow-x", "auto");
    await expect(carousel.getByRole("button")).toHaveCount(0);
    await context.close();
  });

test("an embed has the height of its content @script", async ({ page }) => {
  await open(page, "/spring-table");
  const frame = page.locator('iframe[src*="/embed/spring-seats"]');
  await frame.scrollIntoViewIfNeeded();
  await expect(page.frameLocator('iframe[src*="/embed/spring-seats"]').locator("body")).toBeVisible();
  const inside = () =>
    page
      .frameLocator('iframe[src*="/embed/spring-seats"]')
      .locator("html")
      .evaluate((html) => html.getBoundingClientRect().height);
  await expect(async () => {
    const box = await frame.boundingBox();
    expect(Math.abs((box?.height ?? 0) - (await inside()))).toBeLessThanOrEqual(2);
  }).toPass();
});

test.describe("a missing part of the script @script", () => {
  test("has the browser load the page that was asked for, again and again (rule layout-8)", async ({
    browser,
    baseURL,
  }) => {
    // A browser context of its own, because errors are expected.
    const context = await browser.newContext({ baseURL: baseURL ?? "" });
    const page = await context.newPage();
    await context.route(/\/assets\/(_store_\.)?brands-[^/]*\.js$/, (route) => route.abort());
    for (const _ of ["the first failure", "another within the minute"]) {
      await open(page, "/");
      await page.locator("footer").getByRole("link", { name: "Brands we carry" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Brands" })).toBeVisible();
      await expect(page).toHaveURL(/\/brands$/);
      await expect.poll(() => howReached(page)).toBe("navigate");
    }
    await context.close();
  });
});
