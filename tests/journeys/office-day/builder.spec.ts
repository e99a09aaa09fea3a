import type { Locator } from "playwright/test";
import { namesTestActor } from "~/services/shops/audit/actor-fixture.server";
import { openPlainBrowser } from "../../http/plain-browser";
import { sendOverHttp } from "../../http/runner/send-over-http";
import { open } from "../shopper/shop";
import { expect, type Page, test } from "../shopper/test";
import { byKeyboard, byMouse, type Hand, typeMoment } from "./hands";
import { midnightIn, unfold } from "./office-page";
import { joinsOffice, signIn, type WorkingShop, workingShop } from "./working-shop";

let shop: WorkingShop;
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  shop = await workingShop();
});
test.beforeEach(({ page }) => signIn(page, shop));

const widgets = ["Banner", "Text in columns", "Call to action", "Button", "Tiles", "Email signup"];

const blocksOf = (page: Page) => page.locator(".office-outline li");

/** What the blocks of a page are called, in their order. */
const labels = (page: Page) => blocksOf(page).locator("b");

/** Begins an empty page and leads to its builder. */
async function begin(
  page: Page,
  { name, slug }: { name: string; slug: string },
  hand: Hand = byMouse,
): Promise<void> {
  await open(page, `${shop.office}/admin/new/pages`);
  await hand.type(page.getByLabel("Name", { exact: true }), name);
  await hand.type(page.getByLabel("Address"), slug);
  await hand.press(page.locator("main form").getByRole("button").last());
  await expect(page.getByText("Nothing is on the page yet.")).toBeVisible();
}

/** The moment that drafts wait for is now, or the one at which a page is taken down. */
const comes = {
  publishing: () =>
    shop.spoil(`with due as (update record_drafts set publish_at = now() where tenant_id = $1 and publish_at is not null and ${namesTestActor})
      update graphile_worker._private_jobs set run_at = now()
      where key like 'draft:%' and payload->>'shopId' in (select id::text from shops where tenant_id = $1)`),
  end: () =>
    shop.spoil(`with due as (update templates set take_down_at = now() where tenant_id = $1 and take_down_at is not null and ${namesTestActor})
      update graphile_worker._private_jobs set run_at = now()
      where key like 'take-down:%' and payload->>'shopId' in (select id::text from shops where tenant_id = $1)`),
};

/** Presses a button of a block, which shows its buttons under the mouse. */
async function pressAt(block: Locator, deed: string): Promise<void> {
  await block.hover();
  await block.getByRole("button", { name: new RegExp(`^${deed}: `) }).click();
}

/** Adds a widget behind the chosen block, or at the end, from the part of the palette that is unfolded. */
const add = (page: Page, widget: string, hand: Hand = byMouse) =>
  hand.press(page.getByRole("button", { name: new RegExp(`^${widget} ?[A-Z]`) }));

/** What has the focus. */
const focused = (page: Page) => page.locator("*:focus");

/** Shoppers see the page at its moment and not before, and not after its end. */
async function expectUpForATime(slug: string, words: string): Promise<void> {
  const { port } = new URL(shop.url);
  const shopper = openPlainBrowser(sendOverHttp({ host: "127.0.0.1", port: Number(port) }), shop.url);
  const status = async () => (await shopper.get(slug)).status;
  expect(await status()).toBe(404);
  await comes.publishing();
  await expect.poll(status).toBe(200);
  expect((await shopper.get(slug)).body).toContain(words);
  await comes.end();
  await expect.poll(status).toBe(404);
}

test(`a page is built of widgets, is up for a time and gone after it ${byMouse.name}`, async ({ page }) => {
  await begin(page, { name: "Fair", slug: "fair" });
  await unfold(page, byMouse, "Widgets");
  for (const [at, widget] of widgets.entries()) {
    await add(page, widget);
    await expect(labels(page).nth(at)).toHaveText(widget);
  }

  await byMouse.press(blocksOf(page).first().getByRole("link"));
  await expect(blocksOf(page).first()).toHaveAttribute("data-chosen", "true");
  await byMouse.type(page.getByLabel("Title", { exact: true }).first(), "The fair begins");
  const shown = page.frameLocator("iframe[data-front]");
  await expect(shown.getByRole("heading", { name: "The fair begins" })).toBeVisible();

  const last = widgets.at(-1) ?? "";
  const others = widgets.slice(0, -1);
  await blocksOf(page)
    .last()
    .dragTo(blocksOf(page).first(), { targetPosition: { x: 20, y: 2 } });
  await expect(labels(page)).toHaveText([last, ...others]);
  await pressAt(blocksOf(page).first(), "Duplicate");
  await expect(labels(page)).toHaveText([last, last, ...others]);
  await pressAt(blocksOf(page).nth(2), "Remove");
  await expect(labels(page)).toHaveText([last, last, ...others.slice(1)]);
  await byMouse.press(page.getByRole("button", { name: "Undo", exact: true }));
  await expect(labels(page)).toHaveText([last, last, ...others]);

  await unfold(page, byMouse, "Publish…");
  await page.getByLabel("At (optional)").first().fill(midnightIn(2));
  await byMouse.press(page.getByRole("button", { name: "Publish", exact: true }));
  await expect(page.getByText("It goes out at its moment.")).toBeVisible();
  await unfold(page, byMouse, "Take down…");
  await page.getByLabel("At (optional)").last().fill(midnightIn(3));
  await byMouse.press(page.locator(".office-deeds").getByRole("button", { name: "Save", exact: true }));
  await expect(page.getByText(/^It is published at /)).toBeVisible();
  await expect(page.getByText(/^It is taken down at /)).toBeVisible();

  await expectUpForATime("/fair", "The fair begins");
});

test(`a page is built of widgets, is up for a time and gone after it ${byKeyboard.name}`, async ({
  page,
}) => {
  const { keyboard } = page;
  await begin(page, { name: "Market", slug: "market" }, byKeyboard);
  await unfold(page, byKeyboard, "Widgets");
  for (const [at, widget] of widgets.entries()) {
    await add(page, widget, byKeyboard);
    await expect(labels(page).nth(at)).toHaveText(widget);
  }
  const [first = "", second = "", ...others] = widgets;
  const last = others.at(-1) ?? "";

  // Keys at a row move, double and remove its block, and the focus stays with it or in its place.
  await byKeyboard.press(blocksOf(page).first().getByRole("link"));
  await expect(focused(page)).toHaveAttribute("name", /^items\[0\]/);
  await byKeyboard.type(page.getByLabel("Title", { exact: true }).first(), "The market begins");
  const shown = page.frameLocator("iframe[data-front]");
  await expect(shown.getByRole("heading", { name: "The market begins" })).toBeVisible();
  await keyboard.press("Escape");
  await expect(focused(page)).toContainText(first);
  await keyboard.press("Alt+ArrowDown");
  await expect(labels(page)).toHaveText([second, first, ...others]);
  await expect(focused(page)).toContainText(first);
  await keyboard.press("ArrowUp");
  await keyboard.press("Control+d");
  await expect(labels(page)).toHaveText([second, second, first, ...others]);
  await keyboard.press("Delete");
  await expect(labels(page)).toHaveText([second, first, ...others]);
  await expect(focused(page)).toContainText(first);
  await keyboard.press("End");
  await keyboard.press("Delete");
  await expect(labels(page)).toHaveText([second, first, ...others.slice(0, -1)]);
  await expect(focused(page)).toContainText(others.at(-2) ?? "");
  await keyboard.press("Control+z");
  await expect(labels(page)).toHaveText([second, first, ...others]);

  // So do the buttons of a row.
  await keyboard.press("End");
  const lastRow = blocksOf(page).last();
  await byKeyboard.press(lastRow.getByRole("button", { name: /^Duplicate: / }));
  await expect(labels(page)).toHaveText([second, first, ...others, last]);
  await expect(focused(page)).toHaveAccessibleName(/^Duplicate: /);
  await byKeyboard.press(lastRow.getByRole("button", { name: /^Remove: / }));
  await expect(labels(page)).toHaveText([second, first, ...others]);
  await expect(focused(page)).toHaveAccessibleName(new RegExp(`^Remove: ${last}`));
  await keyboard.press("Control+z");
  await expect(labels(page)).toHaveText([second, first, ...others, last]);

  await keyboard.press("End");
  await keyboard.press("Enter");
  await unfold(page, byKeyboard, "Publish…");
  await typeMoment(page.getByLabel("At (optional)").first(), midnightIn(2));
  await byKeyboard.press(page.getByRole("button", { name: "Publish", exact: true }));
  await expect(page.getByText("It goes out at its moment.")).toBeVisible();
  await unfold(page, byKeyboard, "Take down…");
  await typeMoment(page.getByLabel("At (optional)").last(), midnightIn(3));
  await byKeyboard.press(page.locator(".office-deeds").getByRole("button", { name: "Save", exact: true }));
  await expect(page.getByText(/^It is taken down at /)).toBeVisible();
  await expectUpForATime("/market", "The market begins");
});

test.describe("two people in one page", () => {
  test.use({ expectedStatuses: [409] });

  test("are told of each other, and the second overwrites nothing unseen @script @desktop", async ({
    page,
    elsewhere,
  }) => {
    await joinsOffice(shop, "May");
    const may = await elsewhere();
    await signIn(may, shop, "May");
    await begin(page, { name: "Shared", slug: "shared" });
    await unfold(page, byMouse, "Widgets");
    await add(page, "Banner");
    await expect(labels(page)).toHaveText(["Banner"]);
    const builder = `${shop.office}/admin/builder/page%2FShared`;
    await open(page, `${builder}?block=0`);
    await open(may, `${builder}?block=0`);
    await expect(may.getByText(/^Last change by June, /)).toBeVisible();

    await expect(page.getByText("May has this page open, too.")).toBeVisible();

    await unfold(may, byMouse, "Widgets");
    await add(may, "Button");
    await expect(labels(may)).toHaveText(["Banner", "Button"]);
    await expect(page.getByText("May changed it just now.")).toBeVisible();
    await pressAt(blocksOf(page).first(), "Duplicate");
    await expect(page.getByText("Someone changed the page meanwhile.")).toBeVisible();
    await expect(page.getByText(/^Last change by May, /)).toBeVisible();
    await expect(labels(page)).toHaveText(["Banner", "Button"]);

    await open(page, `${builder}?block=0`);
    await open(may, `${builder}?block=0`);
    await may.getByLabel("Title", { exact: true }).first().fill("May was first");
    const shown = may.frameLocator("iframe[data-front]");
    await expect(shown.getByRole("heading", { name: "May was first" })).toBeVisible();
    await page.getByLabel("Title", { exact: true }).first().fill("June came later");
    await expect(page.locator("[data-conflict]").first()).toContainText("May was first");
    await expect(page.getByLabel("Title", { exact: true }).first()).toHaveValue("June came later");
    await open(may, `${builder}?block=0`);
    await expect(may.getByLabel("Title", { exact: true }).first()).toHaveValue("May was first");
  });
});
