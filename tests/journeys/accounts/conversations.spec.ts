import { open, register, signOut } from "../shopper/shop";
import { expect, type Page, test } from "../shopper/test";

async function send(page: Page, text: string) {
  await page.getByLabel("Message", { exact: true }).fill(text);
  await page.getByRole("button", { name: "Send" }).click();
}

test("a visitor asks about a product by email alone, or signs in and goes on to ask @http", async ({
  page,
}) => {
  const account = await register(page);
  await signOut(page);
  await open(page, "/harbor-carafe");
  await page.getByRole("link", { name: "Ask about this product" }).click();
  const form = page.getByRole("main");
  await form.getByLabel("Email").fill("bo@example.com");
  await send(page, "Does it come with a lid?");
  await expect(form.getByText(/^Thank you for your question/)).toBeVisible();
  await form.getByRole("link", { name: "Sign in to ask" }).click();
  await expect(form.getByText("Sign in to read and write messages.")).toBeVisible();
  await form.getByLabel("Email").fill(account.email);
  await form.getByLabel("Password").fill(account.password);
  await form.getByRole("button", { name: "Sign in", exact: true }).click();
  await send(page, "Does it go in the dishwasher?");
  await expect(page.getByRole("listitem").filter({ hasText: "Does it go in the dishwasher?" })).toBeVisible();
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue("");
  await open(page, "/account/messages");
  await page.getByRole("link", { name: /Does it go in the dishwasher/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: /carafe/i })).toBeVisible();
});

const cup = {
  name: "cup.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
};

test("a picture opens over the page, and two windows show what one of them sent @script", async ({
  page,
  context,
}) => {
  await register(page);
  await open(page, "/account/messages/new");
  await page.getByLabel("Subject").fill("A broken cup");
  await page.getByText("Attach files").click();
  await page.getByLabel("Files").setInputFiles(cup);
  await send(page, "See the crack");
  await page.getByRole("img", { name: "cup.webp" }).click();
  const preview = page.getByRole("dialog", { name: "File Preview" });
  await expect(preview.getByRole("link", { name: "Download" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(preview).toBeHidden();

  const other = await context.newPage();
  await open(other, page.url());
  await other.getByLabel("Message", { exact: true }).fill("half a");
  await send(page, "Second");
  await expect(other.getByRole("listitem").filter({ hasText: "Second" })).toBeVisible();
});

test("a picture is sent with a message and previewed @http", async ({ page }) => {
  await register(page);
  await open(page, "/account/messages/new");
  await page.getByLabel("Subject").fill("A broken cup");
  await page.getByText("Attach files").click();
  await page.getByLabel("Files").setInputFiles(cup);
  await send(page, "See the crack");
  await expect(page.getByRole("img", { name: "cup.webp" })).toBeVisible();
  const conversation = page.url();
  await page.getByRole("link", { name: "cup.webp" }).click();
  await expect(page).toHaveURL(/\/message-picture\/\d+\/cup\.webp$/);
  await expect(page.getByRole("link", { name: "Download" })).toBeVisible();
  await page.getByRole("link", { name: "Close" }).click();
  await expect(page).toHaveURL(conversation);
});
