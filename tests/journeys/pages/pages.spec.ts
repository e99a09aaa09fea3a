import { lostConnection } from "~/models/platform/error/lost-connection";
import { violationsOf } from "../shopper/axe";
import { ownShop, pageFile, runShop } from "../shopper/own-shop";
import { howReached, open, openStopped, register, reloadStopped, signOut } from "../shopper/shop";
import { swipe } from "../shopper/swipe";
import { expect, lostRequests, type Page, test } from "../shopper/test";

/** What a browser says of a part of the script that does not come, or does not start. */
const brokenParts = new RegExp(
  `${lostRequests.source}|^(console|script): .*(could not start|no slider today|Error loading route module)`,
);

test("a preview link shows its page at the home page's address, too @http", async ({ page }) => {
  const { search } = new URL(await runShop("preview-link", "--client", "harbor", "spring-table"));
  await open(page, `/${search}`);
  await expect(page.getByRole("heading", { name: "The spring table" }).first()).toBeVisible();
});

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
  expect(await violationsOf(popup("For all"))).toEqual([]);
  await expect(popup("For members")).toHaveCount(0);
  await register(page, undefined, url);
  await open(page, url);
  await expect(popup("For members")).toBeVisible();
  await expect(popup("For members").getByText("Ten percent off until Sunday.")).toBeVisible();
  await signOut(page, url);
  await expect(popup("For all")).toBeVisible();
  await expect(popup("For members")).toHaveCount(0);
});

test.describe("a landing page @script", () => {
  const carousel = (page: Page) => page.getByRole("region", { name: "The spring table" });
  const inView = (page: Page) => carousel(page).locator("li:not([inert])").getByRole("heading");
  const button = (page: Page, name: string) =>
    carousel(page).getByRole("button", { name: `${name}: The spring table` });

  test("has a carousel that stays paused, and where less should move stands still", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openStopped(page, "/spring-table");
    await expect(button(page, "Next")).toBeVisible();
    await expect(carousel(page).getByRole("button", { name: /^Pause/ })).toHaveCount(0);
    await page.clock.runFor(30_000);
    await expect(inView(page)).toHaveText("Lay the table");

    await page.emulateMedia({ reducedMotion: "no-preference" });
    await reloadStopped(page);
    await button(page, "Pause").press("Enter");
    await page.mouse.move(1, 1);
    await page.getByRole("link", { name: "Harbor & Pine" }).first().focus();
    await page.clock.runFor(30_000);
    await expect(inView(page)).toHaveText("Lay the table");
  });

  test("turns for more than 90 px of a finger or a mouse, and for less moves back", async ({ page }) => {
    await open(page, "/spring-table");
    const heading = inView(page);
    // Its slider has started once it has this button, and a paused one turns only by hand.
    await button(page, "Pause").click();
    await expect(heading).toHaveText("Lay the table");
    await swipe(page, carousel(page), -85);
    await expect(heading).toHaveText("Lay the table");
    await swipe(page, carousel(page), -95);
    await expect(heading).toHaveText("Put the kettle on");
    await swipe(page, carousel(page), 105);
    await expect(heading).toHaveText("Lay the table");
    // By keyboard it shows the focused slide.
    await button(page, "Next").press("Enter");
    await expect(heading).toHaveText("Put the kettle on");
    await button(page, "Previous").press("Enter");
    await expect(heading).toHaveText("Lay the table");

    // An embed has the height of its content.
    const address = 'iframe[src*="/embed/spring-seats"]';
    await page.locator(address).scrollIntoViewIfNeeded();
    const html = page.frameLocator(address).locator("html");
    await expect(page.frameLocator(address).locator("body")).toBeVisible();
    await expect(async () => {
      const box = await page.locator(address).boundingBox();
      const inside = await html.evaluate((root) => root.getBoundingClientRect().height);
      expect(Math.abs((box?.height ?? 0) - inside)).toBeLessThanOrEqual(2);
    }).toPass({ timeout: 20_000 });
  });
});

test("every slide of a carousel is there without a script @http", async ({ page }) => {
  await open(page, "/spring-table");
  for (const title of ["Lay the table", "Put the kettle on", "Bring it from the stove"])
    await expect(page.getByRole("heading", { name: title })).toBeAttached();
  await expect(page.getByRole("link", { name: /Harbor carafe/ }).first()).toBeAttached();
});

test.describe("a missing part of the script @script", () => {
  test.use({ expectedStatuses: [404], expectedComplaints: brokenParts });

  test("leaves a carousel a scrolling row with all its slides", async ({ page }) => {
    let told = 0;
    page.on("console", (message) => {
      if (message.text().startsWith("carousel could not start")) told += 1;
    });
    for (const { answer, said } of [
      {
        answer: {
          contentType: "text/javascript",
          body: 'export default function () { throw new Error("no slider today"); }',
        },
        said: [],
      },
      // A file that is gone has the page loaded anew first; only the second time it says what is missing.
      { answer: { status: 404, body: "" }, said: [lostConnection.part] },
    ]) {
      told = 0;
      await page.route(/\/assets\/keen-slider[^/]*\.js$/, (route) => route.fulfill(answer));
      await open(page, "/spring-table");
      await expect.poll(() => told).toBeGreaterThan(0);
      for (const words of said) await expect(page.getByText(words)).toBeVisible();
      const carousel = page.getByRole("region", { name: "The spring table" });
      for (const title of ["Bring it from the stove", "Put the kettle on", "Lay the table"]) {
        const slide = carousel.getByRole("heading", { name: title });
        await slide.scrollIntoViewIfNeeded();
        await expect(slide).toBeInViewport({ ratio: 0.9 });
      }
      await expect(carousel.locator("ul")).toHaveCSS("overflow-x", "auto");
      await expect(carousel.getByRole("button")).toHaveCount(0);
      await page.unroute(/\/assets\/keen-slider[^/]*\.js$/);
    }
  });

  test("has the browser load the page that was asked for, again and again (rule layout-8)", async ({
    page,
  }) => {
    await page.route(/\/assets\/(_store_\.)?brands-[^/]*\.js$/, (route) => route.abort());
    for (const _ of ["the first failure", "another within the minute"]) {
      await open(page, "/");
      await page.locator("footer summary").getByText("Company").click();
      await page.locator("footer").getByRole("link", { name: "Brands we carry" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Brands" })).toBeVisible();
      await expect(page).toHaveURL(/\/brands$/);
      await expect.poll(() => howReached(page)).toBe("navigate");
    }
  });
});
