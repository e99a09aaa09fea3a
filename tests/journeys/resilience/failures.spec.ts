import { openStopped } from "../shopper/shop";
import { expect, lostRequests, type Page, test } from "../shopper/test";

test.use({ viewport: { width: 1280, height: 900 }, expectedComplaints: lostRequests });

/** Fails the requests to matching addresses; pages themselves are loaded. */
const withoutService = (page: Page, address: RegExp) =>
  page.route(address, (route) => (route.request().isNavigationRequest() ? route.continue() : route.abort()));

/**
 * Submits after hydration, because scripts switch off the browser's own validation, and lets the half second
 * pass for which a form waits (rule forms-17), until the answer is there.
 */
async function send(page: Page, form: string, button: string, answer: string) {
  const whole = page.locator(form);
  await expect(whole).toHaveAttribute("novalidate", "");
  await whole.getByRole("button", { name: button }).click();
  const alert = whole.getByText(answer);
  await expect
    .poll(async () => {
      await page.clock.runFor(500);
      return alert.isVisible();
    })
    .toBe(true);
  return alert;
}

test.describe("a failed call @script", () => {
  test("of the suggestions closes them and leaves the search usable, of the signup shows an error", async ({
    page,
  }) => {
    await withoutService(page, /\/forms\/|search-suggestions\?q=mugs/);
    await openStopped(page, "/");
    const form = page.locator("#form-home-newsletter");
    await form.getByRole("textbox", { name: "Email" }).fill("grace@example.com");
    const failed = "something went wrong, try again later!";
    const alert = await send(page, "#form-home-newsletter", "Sign me up", failed);
    await expect(form.getByRole("textbox", { name: "Email" })).toHaveValue("grace@example.com");
    await form.getByRole("button", { name: "Dismiss" }).click();
    await expect(alert).toBeHidden();

    const field = page.getByRole("banner").getByRole("combobox", { name: "Search products" });
    await field.click();
    await expect(field).toBeFocused();
    const options = async () => {
      await page.clock.runFor(300);
      return page.getByRole("option").count();
    };
    await page.keyboard.type("mug");
    await expect.poll(options).toBeGreaterThan(0);
    await page.keyboard.type("s");
    await expect.poll(options).toBe(0);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/search\?q=mugs/);
  });

  test("of a form with files shows an error for five seconds and keeps the input", async ({ page }) => {
    await withoutService(page, /\/forms\//);
    await openStopped(page, "/contact");
    const form = page.locator("#form-contact-form");
    await form.getByLabel("Your name").fill("Grace Hopper");
    await form.getByRole("textbox", { name: "Email" }).fill("grace@example.com");
    await form.getByLabel("What is it about?").selectOption("A repair");
    await form.getByLabel("Your message").fill("The lamp flickers.");
    await form.getByRole("checkbox", { name: /^You may keep/ }).check();
    const alert = await send(page, "#form-contact-form", "Send message", "Failed to submit data!");
    await expect
      .poll(async () => {
        await page.clock.runFor(5_100);
        return alert.isVisible();
      })
      .toBe(false);
    await expect(form.getByLabel("Your message")).toHaveValue("The lamp flickers.");
    await expect(form.getByRole("button", { name: "Send message" })).toBeEnabled();
  });
});
