import type { Locator } from "playwright/test";
import { namesTestActor } from "~/services/shops/audit/actor-fixture.server";
import { openPlainBrowser } from "../../http/plain-browser";
import { sendOverHttp } from "../../http/runner/send-over-http";
import { open } from "../shopper/shop";
import { expect, type Page, test } from "../shopper/test";
import { byMouse } from "./hands";
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
async function begin(page: Page, { name, slug }: { name: string; slug: string }): Promise<void> {
  await open(page, `${shop.office}/admin/new/pages`);
  await byMouse.type(page.getByLabel("Name", { exact: true }), name);
  await byMouse.type(page.getByLabel("Address"), slug);
  await byMouse.press(page.locator("main form").getByRole("button").last());
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
const add = (page: Page, widget: string) =>
  byMouse.press(page.getByRole("button", { name: new RegExp(`^${widget} ?[A-Z]`) }));

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

  const { port } = new URL(shop.url);
  const shopper = openPlainBrowser(sendOverHttp({ host: "127.0.0.1", port: Number(port) }), shop.url);
  const status = async () => (await shopper.get("/fair")).status;
  expect(await status()).toBe(404);
  await comes.publishing();
  await expect.poll(status).toBe(200);
  expect((await shopper.get("/fair")).body).toContain("The fair begins");
  await comes.end();
  await expect.poll(status).toBe(404);
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

    await unfold(may, byMouse, "Widgets");
    await add(may, "Button");
    await expect(labels(may)).toHaveText(["Banner", "Button"]);
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
