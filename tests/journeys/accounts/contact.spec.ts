import { mailedLink } from "../shopper/mails";
import { type OwnShop, ownShop, pageFile, runShop } from "../shopper/own-shop";
import { open, register } from "../shopper/shop";
import { expect, test } from "../shopper/test";

test("a contact form knows its customer, and what was written is among the messages @http", async ({
  page,
}) => {
  const { email } = await register(page);
  await open(page, "/contact");
  await expect(page.getByLabel("Your name")).toHaveValue("Grace Hopper");
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email);
  await page.getByLabel("What is it about?").selectOption("A repair");
  await page.getByLabel("Your message").fill("The lid is cracked.");
  await page.getByLabel("You may keep my message to answer it.").check();
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("a person will answer within two working days")).toBeVisible();
  await open(page, "/account/messages");
  await page.getByRole("link", { name: /A repair/ }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "The lid is cracked." })).toBeVisible();
});

const form = {
  type: "form",
  props: { form: 1, startsConversation: true, successMessage: "Thank you, we answer by mail." },
  items: [
    { wuid: "name", fieldLabel: "Your name", fieldRequired: true },
    { wuid: "email", fieldLabel: "Email", fieldType: "email", fieldRequired: true },
    { wuid: "message", fieldLabel: "Your message", fieldType: "textarea", fieldRequired: true },
    { fieldType: "submit", primaryBtnName: "Send" },
  ],
};

/** The message list of a shop, as its owner reads it. */
const inbox = (shop: OwnShop) => runShop("message", "list", "--client", codeOf(shop));
const codeOf = ({ url }: OwnShop) => new URL(url).hostname.split(".")[0] ?? "";

test.describe("a guest", () => {
  test.use({ expectedStatuses: [422] });

  test("gets the store's answer by mail, opens the conversation and writes on @http", async ({ page }) => {
    const shop = await ownShop({
      ...pageFile("", `<h1>Start</h1><div data-widget="form" data-attribute="contact"></div>`),
      "widgets/forms.json": { contact: form },
    });
    const email = `bo-${Math.random().toString(36).slice(2, 10)}@example.com`;
    await open(page, shop.url);
    await page.getByLabel("Your name").fill("Bo Reed");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Your message").fill("Are you open on Sunday?");
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByText("Thank you, we answer by mail.")).toBeVisible();
    const [id = ""] = /^\d+/.exec(await inbox(shop)) ?? [];
    await runShop("message", "reply", "--client", codeOf(shop), id, "--text", "From ten to four.");
    // A mail waits for a minute, in which its reader may come by.
    await shop.spoil("update graphile_worker._private_jobs set run_at = now() where payload->>'shopId' = $1");
    const link = new URL(await mailedLink(email, /https?:[^"\s]+\/conversation\/\d+\?key=[\w-]+/));
    await open(page, `${shop.url}${link.pathname}${link.search}`);
    await expect(page.getByRole("listitem").filter({ hasText: "From ten to four." })).toBeVisible();
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByText("Message is required.")).toBeVisible();
    await page.getByLabel("Message", { exact: true }).fill("Then I come at ten.");
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "Then I come at ten." })).toBeVisible();
    expect(await runShop("message", "show", "--client", codeOf(shop), id)).toContain("Then I come at ten.");
  });
});
