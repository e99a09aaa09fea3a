import { open } from "../shopper/shop";
import { expect, type Page, test } from "../shopper/test";
import { byKeyboard, byMouse, type Hand, withoutScripts } from "./hands";
import { done, orderPath, unfold } from "./office-page";
import { guestBuys, signIn, type WorkingShop, workingShop } from "./working-shop";

let shop: WorkingShop;
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  shop = await workingShop();
});
test.beforeEach(({ page }) => signIn(page, shop));

/** Marks an order as paid on its page. */
async function markPaid(page: Page, hand: Hand, number: string): Promise<void> {
  await open(page, orderPath(shop, number));
  await unfold(page, hand, "Mark as paid…");
  await hand.press(page.getByRole("button", { name: "Mark it as paid" }));
  await done(page, "Marked as paid.");
}

/** The pieces that can be sold. */
async function available(page: Page, sku: string): Promise<number> {
  await open(page, `${shop.office}/admin/stock/${sku}`);
  return Number(await page.locator("dt", { hasText: "Available" }).locator("+ dd").textContent());
}

const piecesOf = (page: Page, name: string) => page.getByRole("spinbutton", { name: `Pieces of ${name}` });

for (const hand of [byMouse, byKeyboard, withoutScripts]) {
  test(`three orders are paid, packed by their slips and shipped ${hand.name}`, async ({ page }) => {
    const numbers: string[] = [];
    for (const pieces of [1, 2, 3]) numbers.push(await guestBuys(shop, "mug", pieces));
    await open(page, `${shop.office}/admin/orders?status=pending`);
    for (const number of numbers) await hand.check(page.getByLabel(`Choose order ${number}`));
    await hand.press(page.getByRole("button", { name: "Mark as paid…" }));
    await unfold(page, hand, "Mark 3 orders as paid…");
    await hand.press(page.getByRole("button", { name: "Mark 3 orders as paid", exact: true }));
    for (const number of numbers) await expect(page.locator("main")).toContainText(number);

    await open(page, `${shop.office}/admin/orders`);
    for (const number of numbers) await hand.check(page.getByLabel(`Choose order ${number}`));
    await hand.press(page.getByRole("button", { name: "Print packing slips" }));
    await expect(page.getByText("3 packing slips")).toBeVisible();
    for (const number of numbers) await expect(page.locator("main")).toContainText(number);

    for (const number of numbers) {
      await open(page, orderPath(shop, number));
      await unfold(page, hand, /^Ship \d items?…$/);
      await hand.type(page.getByLabel("Tracking number (optional)"), `1Z${number}`);
      await hand.press(page.getByRole("button", { name: "Ship and tell the customer" }));
      await done(page, "Shipped. The customer gets a mail with the tracking number.");
      await expect(page.locator("main")).toContainText(`1Z${number}`);
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Completed");
    }
  });

  test(`half of an order is refunded, a line canceled, and what is canceled is for sale again ${hand.name}`, async ({
    page,
  }) => {
    const before = await available(page, "BOWL");
    const number = await guestBuys(shop, "bowl", 4);
    await markPaid(page, hand, number);
    await unfold(page, hand, "Refund…");
    await hand.type(piecesOf(page, "Stone bowl").filter({ visible: true }), "2");
    await hand.press(page.getByRole("button", { name: "Refund", exact: true }));
    await done(page, "Refunded. The customer gets a mail.");
    await expect(page.locator("main")).toContainText("Refunded");
    await expect(page.locator("main")).toContainText("$48.00");

    await unfold(page, hand, "Cancel items…");
    await hand.type(piecesOf(page, "Stone bowl").filter({ visible: true }), "1");
    await hand.press(page.getByRole("button", { name: "Cancel these items" }));
    await done(page, "Canceled. What they cost is paid back.");
    // A refund gives nothing back to the stock (rule order-returns-3): what is canceled can be sold again.
    expect(await available(page, "BOWL")).toBe(before - 3);
  });

  test(`an order is edited before it is packed, at the price it shows first ${hand.name}`, async ({
    page,
  }) => {
    const number = await guestBuys(shop, "mug", 1);
    await open(page, `${shop.office}/admin/edit-order/${number}`);
    await unfold(page, hand, "Change the lines…");
    await hand.type(
      page
        .getByRole("spinbutton")
        .or(page.getByLabel(/^Tide mug/))
        .filter({ visible: true })
        .first(),
      "3",
    );
    await hand.press(page.getByRole("button", { name: "See what it costs" }).filter({ visible: true }));
    await hand.press(page.getByRole("button", { name: "Save it for $60.00" }));
    await done(page, "Saved. The customer gets an email with the order as it is now.");
    await open(page, orderPath(shop, number));
    await expect(page.locator("main")).toContainText("Edited: +2 × ");
    await expect(page.locator("main")).toContainText("$60.00");
  });

  test(`a customer orders by phone, and is found by the telephone number ${hand.name}`, async ({ page }) => {
    await open(page, `${shop.office}/admin/new-order`);
    await unfold(page, hand, "What they order…");
    await hand.type(page.getByLabel("Email", { exact: true }), "grace@example.com");
    await hand.type(page.getByLabel("Products", { exact: true }), "BOWL=2");
    const phone = `61055${Math.floor(Math.random() * 90_000 + 10_000)}`;
    const typed = {
      "First name": "Grace",
      "Last name": "Hopper",
      Address: "9 Pier Road",
      City: "Nazareth",
      State: "PA",
      "ZIP code": "18064",
      Phone: phone,
    };
    for (const [label, text] of Object.entries(typed))
      await hand.type(page.getByLabel(label, { exact: true }), text);
    await hand.press(page.getByRole("button", { name: "See what it costs" }));
    await expect(page.locator("main")).toContainText("$54.00");
    await hand.press(page.getByRole("button", { name: "Make it" }));
    await expect(page).toHaveURL(/\/admin\/quotes\/Q-\d+/);
    await unfold(page, hand, "Order it for them…");
    await hand.press(page.getByRole("button", { name: "Place the order" }));
    await done(page, "Placed. The customer gets a mail.");

    await open(page, `${shop.office}/admin/orders`);
    await hand.type(page.getByRole("searchbox", { name: "Search orders" }), phone);
    await page.keyboard.press("Enter");
    await expect(page.getByText("1 match")).toBeVisible();
    await expect(page.getByRole("row", { name: /Grace Hopper/ })).toBeVisible();
  });
}
