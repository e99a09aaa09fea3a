import type { Browser } from "playwright/test";
import { openStopped } from "./shopper/shop";
import { expect, type Page, test } from "./shopper/test";

/**
 * A page in its own browser context, because errors are expected, in which requests to matching addresses
 * fail.
 */
async function withoutService(browser: Browser, baseURL: string | undefined, address: RegExp, path: string) {
  const context = await browser.newContext({
    baseURL: baseURL ?? "",
    viewport: { width: 1280, height: 900 },
  });
  await context.route(address, (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.abort(),
  );
  const page = await context.newPage();
  await openStopped(page, path);
  return page;
}

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
  test("of the signup shows an error, keeps the input and can be dismissed", async ({ browser, baseURL }) => {
    const page = await withoutService(browser, baseURL, /\/forms\//, "/");
    const form = page.locator("#form-home-newsletter");
    await form.getByRole("textbox", { name: "Email" }).fill("grace@example.com");
    const failed = "something went wrong, try again later!";
    const alert = await send(page, "#form-home-newsletter", "Sign me up", failed);
    await expect(form.getByRole("textbox", { name: "Email" })).toHaveValue("grace@example.com");
    await form.getByRole("button", { name: "Dismiss" }).click();
    await expect(alert).toBeHidden();
    await page.context().close();
  });

  test("of a form with files shows an error for five seconds and keeps the input", async ({
    browser,
    baseURL,
  }) => {
    const page = await withoutService(browser, baseURL, /\/forms\//, "/contact");
    const form = page.locator("#form-contact-form");
    await form.getByLabel("Your name").fill("Grace Hopper");
    await form.getByRole("textbox", { name: "Email" }).fill("grace@example.com");
    await form.getByLabel("What is it about?").selectOption("A repair");
    await form.getByLabel("Your message").fill("The lamp flickers.");
    await form.getByRole("checkbox", { name: /^You may keep/ }).check();
    const alert = await send(page, "#form-contact-form", "Send message", "Failed to submit data!");
    await page.clock.runFor(5_100);
    await expect(alert).toBeHidden();
    await expect(form.getByLabel("Your message")).toHaveValue("The lamp flickers.");
    await expect(form.getByRole("button", { name: "Send message" })).toBeEnabled();
    await page.context().close();
  });

  test("of the suggestions closes them and leaves the search usable", async ({ browser, baseURL }) => {
    const page = await withoutService(browser, baseURL, /search-suggestions\?q=mugs/, "/");
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
    await page.context().close();
  });
});
