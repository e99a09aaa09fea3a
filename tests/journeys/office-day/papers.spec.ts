import { readFile } from "node:fs/promises";
import { mailTo } from "../shopper/mails";
import { open } from "../shopper/shop";
import { expect, test } from "../shopper/test";
import { byMouse } from "./hands";
import { done, orderPath, unfold } from "./office-page";
import { guestBuys, signIn, type WorkingShop, workingShop } from "./working-shop";

let shop: WorkingShop;
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  shop = await workingShop();
});
test.beforeEach(({ page }) => signIn(page, shop));

const newEmail = () => `cy-${Math.random().toString(36).slice(2, 10)}@example.com`;
const hand = byMouse;

test(`an order's mail is read and sent again ${hand.name}`, async ({ page }) => {
  const email = newEmail();
  const number = await guestBuys(shop, "bowl", 1, email);
  await mailTo(email, new RegExp(number));
  await open(page, orderPath(shop, number));
  await hand.press(page.locator("main").getByRole("link", { name: "Mails" }));
  await expect(page).toHaveURL(`${shop.office}/admin/order-mails/${number}`);
  await hand.press(page.locator("main").getByRole("link", { name: number }).last());
  await expect(page.frameLocator("main iframe").getByText("Stone bowl").first()).toBeVisible();
  await unfold(page, hand, "Send it again…");
  await hand.press(page.getByRole("button", { name: `Send it to ${email}` }));
  await done(page, "It is on its way to them again.");
});

test(`parcels go to a carrier as a file, and their numbers come back ${hand.name}`, async ({ page }) => {
  const number = await guestBuys(shop, "mug", 2, newEmail());
  await open(page, orderPath(shop, number));
  await unfold(page, hand, "Mark as paid…");
  await hand.press(page.getByRole("button", { name: "Mark it as paid" }));
  await done(page, "Marked as paid.");
  await open(page, `${shop.office}/admin/parcels`);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    hand.press(page.locator("main").getByRole("link").filter({ hasText: /.+/ }).last()),
  ]);
  expect(await readFile(await file.path(), "utf8")).toContain(number);
  await unfold(page, hand, "Bring tracking numbers…");
  await hand.type(page.getByLabel("Carrier", { exact: false }).first(), "UPS");
  await hand.type(page.getByLabel("Rows"), `order_number,tracking_number\n${number},1Z999AA10123456784`);
  await hand.press(page.getByRole("button", { name: "Show what it does" }));
  await expect(page.locator("main")).toContainText("Sends 2 pieces by UPS 1Z999AA10123456784");
  await hand.press(page.getByRole("button", { name: /^Send/ }));
  await done(page, "Sent. Rows that were refused stay as they were.");
  await open(page, orderPath(shop, number));
  await expect(page.locator("main")).toContainText("1Z999AA10123456784");
});

test(`a change is found in the audit and undone there ${hand.name}`, async ({ page }) => {
  const product = `${shop.office}/admin/products/BOWL`;
  const brand = page.getByLabel("Brand", { exact: true });
  await open(page, product);
  await hand.type(brand, "Cobalt kiln");
  await hand.press(page.getByRole("button", { name: "Save", exact: true }));
  await done(page, "Saved. The shop shows it within a second.");
  await open(page, `${shop.office}/admin/audit`);
  const change = page.getByRole("row").filter({ hasText: "Cobalt kiln" });
  await expect(change).toContainText("June");
  await expect(change).toContainText("Product BOWL");
  await hand.press(change.getByRole("button", { name: "Undo" }));
  await done(page, "It is what it was before that change");
  await open(page, product);
  await expect(brand).not.toHaveValue("Cobalt kiln");
});
