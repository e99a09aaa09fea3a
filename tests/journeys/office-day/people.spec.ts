import { mailedLink, mailTo } from "../shopper/mails";
import { open } from "../shopper/shop";
import { expect, test } from "../shopper/test";
import { byKeyboard, byMouse, withoutScripts } from "./hands";
import { done, unfold } from "./office-page";
import { guestBuys, signIn, type WorkingShop, workingShop } from "./working-shop";

let shop: WorkingShop;
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  shop = await workingShop();
});
test.beforeEach(({ page }) => signIn(page, shop));

const orderLink = /https?:[^"\s]+\/order\/[0-9a-f-]+\?key=[^"\s]+/;
const newEmail = () => `bo-${Math.random().toString(36).slice(2, 10)}@example.com`;

for (const hand of [byMouse, byKeyboard, withoutScripts]) {
  test(`a question is answered and resolved ${hand.name}`, async ({ page, elsewhere }) => {
    const guest = await elsewhere();
    const email = newEmail();
    const name = `Bo ${hand.name.split(" ")[1]}`;
    const question = "Are you open on Sunday?";
    await open(guest, shop.url);
    await guest.getByLabel("Your name").fill(name);
    await guest.getByLabel("Email").fill(email);
    await guest.getByLabel("Your message").fill(question);
    await guest.getByRole("button", { name: "Send" }).click();
    await expect(guest.getByText("Thank you, we answer by mail.")).toBeVisible();

    await open(page, `${shop.office}/admin/inbox`);
    await hand.press(page.getByRole("link", { name }));
    await expect(page.locator("main")).toContainText(question);
    await unfold(page, hand, "Answer…");
    await hand.type(page.getByLabel("Your answer"), "From ten to four.");
    await hand.press(page.getByRole("button", { name: "Send the answer" }));
    await done(page, "Your answer is sent.");
    await expect(page.locator("main")).toContainText("From ten to four.");
    await unfold(page, hand, "Mark as resolved…");
    await hand.press(page.getByRole("button", { name: "Mark as resolved", exact: true }));
    await done(page, "Marked as resolved.");
  });

  test(`a return is accepted, received and refunded ${hand.name}`, async ({ page, elsewhere }) => {
    const email = newEmail();
    const number = await guestBuys(shop, "mug", 2, email);
    await open(page, `${shop.office}/admin/orders/${number}`);
    await unfold(page, hand, "Mark as paid…");
    await hand.press(page.getByRole("button", { name: "Mark it as paid" }));
    await done(page, "Marked as paid.");
    await unfold(page, hand, "Ship 2 items…");
    await hand.press(page.getByRole("button", { name: "Ship and tell the customer" }));
    await done(page, "Shipped. The customer gets a mail with the tracking number.");

    const guest = await elsewhere();
    await open(guest, await mailedLink(email, orderLink));
    await guest.getByRole("link", { name: "Return items" }).click();
    await guest.getByLabel("How many of 2").fill("1");
    await guest.getByLabel("Reason").selectOption("It arrived damaged");
    await guest.getByRole("button", { name: "Send the request" }).click();
    await expect(guest.getByRole("article", { name: `Return ${number}-1` })).toContainText("Requested");

    await open(page, `${shop.office}/admin/orders/${number}`);
    await unfold(page, hand, `Accept return ${number}-1…`);
    await hand.type(page.getByLabel("What they should know (optional)"), "Use the box it came in.");
    await hand.press(page.getByRole("button", { name: "Accept it" }));
    await done(page, "Accepted. The customer gets a mail that says where to send it.");
    expect(await mailTo(email, /You can send it back/)).toContain("Use the box it came in.");
    await unfold(page, hand, `Return ${number}-1 has arrived…`);
    await hand.press(page.getByRole("button", { name: "It has arrived" }));
    await done(page, "Noted as arrived.");
    await unfold(page, hand, `Refund return ${number}-1…`);
    await hand.press(page.getByRole("button", { name: "Refund it" }));
    await done(page, "Refunded. The customer gets a mail.");
    await expect(page.locator("main")).toContainText("$18.00");
  });
}
