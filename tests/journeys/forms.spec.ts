import { type OwnShop, ownShop, pageFile } from "./shopper/own-shop";
import { open, openStopped } from "./shopper/shop";
import { expect, type Page, test } from "./shopper/test";

const placed = (type: string, name: string) => `<div data-widget="${type}" data-attribute="${name}"></div>`;
const items = [
  { wuid: "name", fieldLabel: "Name", fieldRequired: true },
  { wuid: "about", fieldLabel: "About", fieldType: "textarea", fieldRequired: true },
];
const thanks = "Thank you, we have it.";
const formProps = { form: 1, successMessage: thanks };

/** A shop with a form that stays, one that is hidden after submission, and a signup, each on its own page. */
const files = {
  ...pageFile("", "<h1>Start</h1>"),
  ...pageFile("stays", `<h1>Stays</h1>${placed("form", "stays")}`),
  ...pageFile("goes", `<h1>Goes</h1>${placed("form", "goes")}`),
  ...pageFile("letter", `<h1>Letter</h1>${placed("email-signup", "letter")}`),
  "widgets/forms.json": {
    stays: { type: "form", props: formProps, items },
    goes: { type: "form", props: { ...formProps, form: 2, afterSuccess: "remove_form" }, items },
    letter: { type: "email-signup", props: {}, items: [] },
  },
};

const form = (page: Page, name: string) => page.locator(`form#form-${name}`);
const nameField = (page: Page) => page.getByLabel("Name", { exact: true });
const aboutField = (page: Page) => page.getByLabel("About", { exact: true });

async function fill(page: Page): Promise<void> {
  await nameField(page).fill("Grace Hopper");
  await aboutField(page).fill("A lamp for the porch");
}
const send = (page: Page, name: string) => form(page, name).getByRole("button").last().click();

/** After hydration a form switches off the browser's own validation. */
const isHydrated = (page: Page, name: string) => expect(form(page, name)).toHaveAttribute("novalidate", "");

test.describe("a submitted form", () => {
  let shop: OwnShop;
  test.beforeAll(async () => {
    shop = await ownShop(files);
  });

  test("shows a message and is empty again", async ({ page }) => {
    await open(page, `${shop.url}/stays`);
    await fill(page);
    await send(page, "stays");
    await expect(page.getByText(thanks)).toBeVisible();
    await expect(nameField(page)).toHaveValue("");
    await expect(aboutField(page)).toHaveValue("");
  });

  test("cannot be sent again while it is checked and for half a second, then is sent @script", async ({
    page,
  }) => {
    await openStopped(page, `${shop.url}/stays`);
    await isHydrated(page, "stays");
    await fill(page);
    await send(page, "stays");
    const button = form(page, "stays").getByRole("button").last();
    await expect(button).toBeDisabled();
    await page.clock.runFor(499);
    await expect(button).toBeDisabled();
    await expect
      .poll(async () => {
        await page.clock.runFor(500);
        return page.getByText(thanks).isVisible();
      })
      .toBe(true);
    await expect(button).toBeEnabled();
  });

  test("with mistakes takes another press after half a second @script", async ({ page }) => {
    await openStopped(page, `${shop.url}/stays`);
    await isHydrated(page, "stays");
    await nameField(page).fill("Grace Hopper");
    await send(page, "stays");
    await expect(page.getByText("About is required")).toBeVisible();
    const button = form(page, "stays").getByRole("button").last();
    await page.clock.runFor(499);
    await expect(button).toBeDisabled();
    await page.clock.runFor(1);
    await expect(button).toBeEnabled();
    await expect(aboutField(page)).toBeFocused();
  });

  test("shows a message and is hidden if its owner chose so @http", async ({ page }) => {
    await open(page, `${shop.url}/goes`);
    await fill(page);
    await send(page, "goes");
    await expect(page.getByText(thanks)).toBeVisible();
    await expect(form(page, "goes")).toHaveCount(0);
  });

  test("for a signup shows the message in its place", async ({ page }) => {
    await open(page, `${shop.url}/letter`);
    await page.getByLabel("Email").fill("grace@example.com");
    await send(page, "letter");
    await expect(page.getByText("Your Email has been successfully submitted!")).toBeVisible();
    await expect(form(page, "letter")).toHaveCount(0);
  });
});

test.describe("a refused form", () => {
  test.use({ expectedStatuses: [422] });

  test("moves to its first invalid field", async ({ page }) => {
    const shop = await ownShop({
      ...pageFile("asks", `<h1>Asks</h1>${placed("form", "asks")}`),
      "widgets/forms.json": {
        asks: {
          type: "form",
          props: formProps,
          items: [
            ...items,
            { wuid: "work", fieldLabel: "Work email", fieldType: "email", fieldRequired: true },
            { wuid: "home", fieldLabel: "Home email", fieldType: "email", fieldRequired: true },
          ],
        },
      },
    });
    await open(page, `${shop.url}/asks`);
    await fill(page);
    // The browser's own validation accepts these addresses.
    for (const label of ["Work email", "Home email"]) await page.getByLabel(label).fill("grace@porch");
    await send(page, "asks");
    await expect(page.getByText("Please enter a valid email address")).toHaveCount(2);
    await expect(page.getByLabel("Work email")).toBeFocused();
  });
});

test("a form that could not be sent shows an error, and is sent on the next attempt @script", async ({
  browser,
}) => {
  const shop = await ownShop(files);
  // A browser context of its own, because errors are expected.
  const context = await browser.newContext();
  const page = await context.newPage();
  await open(page, `${shop.url}/stays`);
  await isHydrated(page, "stays");
  await fill(page);
  await page.route(/\.data/, (route) => route.abort());
  await send(page, "stays");
  await expect(page.getByText("Failed to submit data!")).toBeVisible();
  await expect(aboutField(page)).toHaveValue("A lamp for the porch");
  await page.unroute(/\.data/);
  await send(page, "stays");
  await expect(page.getByText(thanks)).toBeVisible();
  await context.close();
});

test.describe("a form with a captcha", () => {
  test.use({ expectedStatuses: [422] });
  const failed = "We couldn't confirm that you're a person. Please try again.";
  let shop: OwnShop;
  test.beforeAll(async () => {
    const secrets = { "secrets.json": { "recaptcha.secret_key": "secret" } };
    shop = await ownShop({ ...files, ...secrets }, { recaptcha: { site_key: "site" } });
  });

  const asked = (page: Page) => page.evaluate(() => Number(Reflect.get(window, "captchaAsked") ?? 0));
  /**
   * Sends a form whose page's clock is stopped: it waits half a second before it asks for a token (rule
   * forms-17).
   */
  const sendByClock = async (page: Page, name: string) => {
    const before = await asked(page);
    await send(page, name);
    await expect
      .poll(async () => {
        await page.clock.runFor(500);
        return asked(page);
      })
      .toBe(before + 1);
  };
  const willAnswer = (page: Page, ...outcomes: string[]) =>
    page.evaluate((next) => Reflect.set(window, "captchaOutcomes", next), outcomes);
  const dismiss = (page: Page) => page.getByRole("button", { name: "Dismiss" }).click();

  test("requests a token once the rest is valid, and a new one each time @script", async ({ page }) => {
    // The clock is stopped: nothing may depend on the captcha's delayed reset.
    await openStopped(page, `${shop.url}/stays`);
    await isHydrated(page, "stays");
    await nameField(page).fill("Grace Hopper");
    await send(page, "stays");
    await expect(page.getByText("About is required")).toBeVisible();
    expect(await asked(page)).toBe(0);
    await page.clock.runFor(500);
    for (const times of [1, 2, 3]) {
      await fill(page);
      await sendByClock(page, "stays");
      await expect(page.getByText(thanks)).toBeVisible();
      expect(await asked(page)).toBe(times);
      await expect(aboutField(page)).toHaveValue("");
      await dismiss(page);
    }
    await page.clock.runFor(1_000);
    await fill(page);
    await sendByClock(page, "stays");
    await expect(page.getByText(thanks)).toBeVisible();
  });

  test("keeps the input when the captcha fails, expires or is refused, and then succeeds @script", async ({
    page,
  }) => {
    await openStopped(page, `${shop.url}/goes`);
    await isHydrated(page, "goes");
    await willAnswer(page, "error", "expired", "bad");
    await fill(page);
    for (const isAnswered of [false, false, true]) {
      const refusal = isAnswered ? page.waitForResponse((answer) => answer.status() === 422) : null;
      await sendByClock(page, "goes");
      await refusal;
      await expect(page.getByText(failed)).toHaveCount(1);
      await expect(page.getByText(failed)).toBeVisible();
      await expect(aboutField(page)).toHaveValue("A lamp for the porch");
    }
    expect(await asked(page)).toBe(3);
    await sendByClock(page, "goes");
    await expect(page.getByText(thanks)).toBeVisible();
    await expect(form(page, "goes")).toHaveCount(0);
  });

  test("of a signup works for one address after the other @script", async ({ page }) => {
    await openStopped(page, `${shop.url}/letter`);
    await isHydrated(page, "letter");
    for (const email of ["grace@example.com", "ada@example.com"]) {
      await expect(page.getByLabel("Email")).toHaveValue("");
      await page.getByLabel("Email").fill(email);
      await sendByClock(page, "letter");
      await expect(page.getByText("Your Email has been successfully submitted!")).toBeVisible();
      await dismiss(page);
    }
  });

  for (const [fault, answer] of [
    ["cannot be had", { status: 503, body: "" }],
    ["brings no captcha", { status: 200, contentType: "text/javascript", body: "" }],
  ] as const)
    test(`whose script ${fault} shows an error, and works once it is back @script`, async ({ browser }) => {
      // A browser context of its own, because errors are expected.
      const context = await browser.newContext();
      await context.route(/\/api\.js/, (route) => route.fulfill(answer));
      const page = await context.newPage();
      await open(page, `${shop.url}/stays`);
      await isHydrated(page, "stays");
      await fill(page);
      for (const _ of [1, 2]) {
        await send(page, "stays");
        await expect(page.getByText(failed)).toBeVisible();
      }
      await context.unroute(/\/api\.js/);
      await send(page, "stays");
      await expect(page.getByText(thanks)).toBeVisible();
      await context.close();
    });

  test.describe("in a browser without scripts", () => {
    test.use({ javaScriptEnabled: false });
    test("says that it needs one, and keeps the input @script", async ({ page }) => {
      await open(page, `${shop.url}/stays`);
      const note = page.locator("noscript p");
      await expect(note).toBeVisible();
      await expect(note).toHaveText("This form needs JavaScript to check that you're a person.");
      await fill(page);
      await send(page, "stays");
      await expect(
        page.getByText("Please confirm that you are a person. This needs JavaScript."),
      ).toBeVisible();
      await expect(aboutField(page)).toHaveValue("A lamp for the porch");
    });
  });
});
