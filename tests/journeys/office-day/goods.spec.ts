import { open } from "../shopper/shop";
import { expect, test } from "../shopper/test";
import { byKeyboard, byMouse, withoutScripts } from "./hands";
import { done, midnightIn, unfold } from "./office-page";
import { signIn, type WorkingShop, workingShop } from "./working-shop";

let shop: WorkingShop;
test.describe.configure({ mode: "default" });
// The second of two people is told so, and a session ends.
test.use({ expectedStatuses: [401, 409] });
test.beforeAll(async () => {
  shop = await workingShop();
});
test.beforeEach(({ page }) => signIn(page, shop));

const pictures = [
  "bicycle-bell",
  "chelsea-boot-black",
  "place-setting-for-one",
  "pillar-candles-set-of-three-ivory",
];

for (const hand of [byMouse, byKeyboard, withoutScripts]) {
  const own = `${hand.name.split(" ")[1]}`;

  test(`goods are received, and the history says why ${hand.name}`, async ({ page }) => {
    await open(page, `${shop.office}/admin/stock/MUG`);
    await unfold(page, hand, "Add or take away…");
    await hand.type(page.getByLabel("Pieces", { exact: true }), "24");
    await hand.type(page.getByLabel("Why", { exact: true }), `Delivery ${own}`);
    await hand.press(page.getByRole("button", { name: "Change the stock" }));
    await done(page, "The stock is changed.");
    await expect(page.getByRole("listitem").filter({ hasText: `Delivery ${own}` })).toContainText("5");
  });

  test(`a product is made from nothing, with its words and four pictures ${hand.name}`, async ({ page }) => {
    await open(page, `${shop.office}/admin/products/new`);
    const sku = `VASE-${own.toUpperCase()}`;
    await hand.type(page.getByLabel("Name", { exact: true }), `Sea vase ${own}`);
    await hand.type(page.getByLabel("SKU", { exact: true }), sku);
    await hand.type(page.getByLabel("Price", { exact: true }), "38.00");
    await hand.type(page.getByLabel("Pieces in stock (optional)"), "6");
    await hand.press(page.getByRole("button", { name: "Add it" }));
    await expect(page).toHaveURL(`${shop.office}/admin/products/${sku}`);
    const fileOf = (picture = "") => `shops/harbor/images/${picture}.webp`;
    const [first, ...others] = pictures;
    await page.getByLabel("Add pictures").setInputFiles(fileOf(first));
    await hand.press(page.getByRole("button", { name: "Add them" }));
    await done(page, "Added. The shop shows it within a second.");
    await expect(page).toHaveURL(/\/products\/[^/]+\?/);
    await expect(page.locator(".office-pictures img")).toHaveCount(1);
    for (const [at, picture] of others.entries()) {
      await open(page, `${shop.office}/admin/products/${sku}/pictures`);
      // What a person chooses in the window of the system.
      await page.locator('input[type="file"]').setInputFiles(fileOf(picture));
      await hand.type(page.getByLabel("What it shows (optional)"), `Side ${at + 2}`);
      await hand.press(page.getByRole("button", { name: "Add it" }));
      await expect(page.locator("main img")).toHaveCount(at + 2);
    }
    await open(page, `${shop.office}/admin/products/${sku}`);
    await hand.type(page.getByLabel("Short description", { exact: true }), "Thrown by hand, glazed twice.");
    await hand.choose(page.getByLabel("In the shop", { exact: true }), "Shown");
    await hand.press(page.getByRole("button", { name: "Save", exact: true }));
    await done(page, "Saved. The shop shows it within a second.");
    await expect(async () => {
      await page.goto(`${shop.url}/sea-vase-${own}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Sea vase ${own}`, { timeout: 1 });
    }).toPass({ timeout: 60_000 });
    await expect(page.locator("main")).toContainText("$38.00");
    await expect(page.locator('main img[alt^="Side "]').first()).toBeAttached();
  });

  test(`a product gets variations of two options at once, and loses them again ${hand.name}`, async ({
    page,
  }) => {
    const sku = `PRINT-${own.toUpperCase()}`;
    await open(page, `${shop.office}/admin/products/new`);
    await hand.type(page.getByLabel("Name", { exact: true }), `Print ${own}`);
    await hand.type(page.getByLabel("SKU", { exact: true }), sku);
    await hand.type(page.getByLabel("Price", { exact: true }), "38.00");
    await hand.press(page.getByRole("button", { name: "Add it" }));
    await expect(page).toHaveURL(`${shop.office}/admin/products/${sku}`);
    await open(page, `${shop.office}/admin/products/${sku}/variations`);
    const options = [
      ["Color", "Red, Blue"],
      ["Size", "S, M"],
    ];
    for (const [at, [label = "", values = ""]] of options.entries()) {
      await hand.type(page.getByLabel(`Option ${at + 1}`), label);
      await hand.type(page.getByLabel("Values, with commas").nth(at), values);
    }
    await hand.press(page.getByRole("button", { name: "List combinations" }));
    await hand.type(page.getByLabel("SKU", { exact: true }).nth(3), `${sku}-LAST`);
    await hand.press(page.getByRole("button", { name: "Add the ticked ones" }));
    await done(page, "The variations are added. The audit lists them, and takes them back together.");
    await expect(page.getByRole("link", { name: "Blue | M" })).toBeVisible();
    await open(page, `${shop.office}/admin/audit?record=${sku}`);
    await hand.press(page.getByRole("button", { name: /^Undo/ }).first());
    await done(
      page,
      "It is what it was before that change; what was added is archived. This, too, can be undone.",
    );
    await open(page, `${shop.office}/admin/products/${sku}-LAST`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Archived");
  });

  test(`a sale runs from midnight to midnight ${hand.name}`, async ({ page }) => {
    await open(page, `${shop.office}/admin/sales`);
    await unfold(page, hand, "Plan a sale…");
    await hand.type(page.getByLabel("Name", { exact: true }), `Winter ${own}`);
    await hand.type(page.getByLabel("Percentage off"), "20");
    await page.getByLabel("Begins").fill(midnightIn(2));
    await page.getByLabel("Ends (optional)").fill(midnightIn(3));
    await hand.type(page.getByLabel("SKUs (optional)"), "BOWL MUG");
    await hand.press(page.getByRole("button", { name: "Plan it" }));
    await done(page, "The sale is planned.");
    const sale = page.getByRole("listitem").filter({ hasText: `Winter ${own}` });
    await expect(sale).toContainText("2 products");
    await expect(sale).toContainText("Planned");
  });

  test(`of two people who change a product, the second chooses for each field ${hand.name}`, async ({
    page,
  }) => {
    await open(page, `${shop.office}/admin/products/BOWL`);
    const another = await page.context().newPage();
    await open(another, `${shop.office}/admin/products/BOWL`);
    await another.getByLabel("Subtitle").fill(`Theirs ${own}`);
    await another.getByLabel("Brand", { exact: true }).fill(`Brand ${own}`);
    await another.getByRole("button", { name: "Save", exact: true }).click();
    await done(another, "Saved. The shop shows it within a second.");
    await another.close();

    await hand.type(page.getByLabel("Subtitle"), `Mine ${own}`);
    await hand.press(page.getByRole("button", { name: "Save", exact: true }));
    const subtitle = page.getByRole("group", { name: "Name and texts: Subtitle" });
    await expect(subtitle).toContainText(`Theirs ${own}`);
    await expect(subtitle).toContainText(`Mine ${own}`);
    await expect(subtitle.getByRole("radio", { name: /^Yours/ })).toBeChecked();
    await expect(page.getByRole("listitem").filter({ hasText: /^Name and texts: Brand/ })).toContainText(
      `Brand ${own}`,
    );
    await hand.press(page.getByRole("button", { name: "Save", exact: true }).last());
    await done(page, "Saved. The shop shows it within a second.");
    await open(page, `${shop.office}/admin/products/BOWL`);
    await expect(page.getByLabel("Subtitle")).toHaveValue(`Mine ${own}`);
    await expect(page.getByLabel("Brand", { exact: true })).toHaveValue(`Brand ${own}`);
  });
}

test("prices, fields and pieces are changed in the table as one change, and undone @script @desktop", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: shop.office });
  await open(page, `${shop.office}/admin/products/grid?q=card`);
  const prices = Array.from({ length: 50 }, (_, at) => `4.${at + 10}`);
  await page.evaluate((text) => navigator.clipboard.writeText(text), prices.join("\n"));
  await page.getByLabel("List price of CARD-10").focus();
  await page.keyboard.press("Control+v");
  await expect(page.getByLabel("List price of CARD-59")).toHaveValue("4.59");
  await page.getByLabel("Brand of CARD-10").fill("Harbor");
  await page.keyboard.press("Control+Shift+ArrowDown");
  await page.keyboard.press("Control+d");
  await expect(page.getByLabel("Brand of CARD-59")).toHaveValue("Harbor");
  await page.getByLabel("In stock of CARD-10").fill("41");
  await expect(page.getByRole("status").filter({ hasText: "101 cells changed" })).toBeVisible();
  await page.getByLabel("Why pieces change").fill("Counted");

  const another = await page.context().newPage();
  await open(another, `${shop.office}/admin/products/CARD-11`);
  await another.getByLabel("Brand", { exact: true }).fill("Theirs");
  await another.getByRole("button", { name: "Save", exact: true }).click();
  await done(another, "Saved. The shop shows it within a second.");
  await another.close();

  await page.keyboard.press("Control+s");
  await expect(page.getByText("One cell was refused. 100 are saved.")).toBeVisible();
  const refused = page.getByRole("listitem").filter({ hasText: "Brand of CARD-11" });
  await expect(refused).toContainText("You typed Harbor. It says Theirs now.");
  await byKeyboard.press(refused.getByRole("button", { name: "Take what it says now" }));
  await expect(page.getByLabel("Brand of CARD-11")).toHaveValue("Theirs");

  await open(page, `${shop.office}/admin/many`);
  await byKeyboard.press(
    page.locator("main").getByRole("link", { name: "Products and their pieces: changed" }),
  );
  await unfold(page, byKeyboard, "Undo…");
  await byKeyboard.press(page.getByRole("button", { name: /^Undo 51 rows/ }));
  await done(page, "The undo is begun. What was changed since stays, and is listed here.");
  for (const last of [10, 59])
    await expect(async () => {
      await page.goto(`${shop.office}/admin/products/grid?q=card-${last}`);
      await expect(page.getByLabel(`List price of CARD-${last}`)).toHaveValue("3.00", { timeout: 1 });
    }).toPass({ timeout: 60_000 });
});

test("a session that ends in the middle of a form is renewed over it, and the post goes on @script @desktop", async ({
  page,
  context,
}) => {
  await open(page, `${shop.office}/admin/stock/BOWL`);
  await unfold(page, byKeyboard, "Add or take away…");
  await byKeyboard.type(page.getByLabel("Pieces", { exact: true }), "7");
  await byKeyboard.type(page.getByLabel("Why", { exact: true }), "Seven from the kiln");
  await context.clearCookies();
  await byKeyboard.press(page.getByRole("button", { name: "Change the stock" }));
  const over = page.frameLocator('iframe[title="Sign in"]');
  await over.locator('[name="email"]').fill("june@example.com");
  await over.locator('[name="password"]').fill("a quiet harbor");
  await over.getByRole("button", { name: "Sign in", exact: true }).press("Enter");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("listitem").filter({ hasText: "Seven from the kiln" })).toHaveCount(1);
});
