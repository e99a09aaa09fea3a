import { lose } from "../shopper/lost";
import { type OwnShop, ownShop, pageFile } from "../shopper/own-shop";
import { open, openStopped } from "../shopper/shop";
import { expect, lostRequests, type Page, test } from "../shopper/test";

const placed = (type: string, name: string) => `<div data-widget="${type}" data-attribute="${name}"></div>`;
const items = [
  { wuid: "name", fieldLabel: "Name", fieldRequired: true },
  { wuid: "about", fieldLabel: "About", fieldType: "textarea", fieldRequired: true },
];
const thanks = "Thank you, we have it.";
const formProps = { form: 1, successMessage: thanks };

/** A shop with a form that stays, one that is hidden after submission, one of e-mails and a signup. */
const files = {
  ...pageFile("", "<h1>Start</h1>"),
  ...pageFile("stays", `<h1>Stays</h1>${placed("form", "stays")}`),
  ...pageFile("goes", `<h1>Goes</h1>${placed("form", "goes")}`),
  ...pageFile("asks", `<h1>Asks</h1>${placed("form", "asks")}`),
  ...pageFile("letter", `<h1>Letter</h1>${placed("email-signup", "letter")}`),
  "widgets/forms.json": {
    stays: { type: "form", props: formProps, items },
    goes: { type: "form", props: { ...formProps, form: 2, afterSuccess: "remove_form" }, items },
    asks: {
      type: "form",
      props: { ...formProps, form: 3 },
      items: [
        ...items,
        { wuid: "work", fieldLabel: "Work email", fieldType: "email", fieldRequired: true },
        { wuid: "home", fieldLabel: "Home email", fieldType: "email", fieldRequired: true },
      ],
    },
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
  test.use({ expectedStatuses: [422], expectedComplaints: lostRequests });
  let shop: OwnShop;
  test.beforeAll(async () => {
    shop = await ownShop(files);
  });

  test("shows a message and is empty again @http", async ({ page }) => {
    await open(page, `${shop.url}/stays`);
    await fill(page);
    await send(page, "stays");
    await expect(page.getByText(thanks)).toBeVisible();
    await expect(nameField(page)).toHaveValue("");
    await expect(aboutField(page)).toHaveValue("");
  });

  test("takes another press after half a second, with mistakes, when it was lost and once it was sent @script", async ({
    page,
  }) => {
    await openStopped(page, `${shop.url}/stays`);
    await isHydrated(page, "stays");
    const button = form(page, "stays").getByRole("button").last();
    const comes = (text: string) =>
      expect
        .poll(async () => {
          await page.clock.runFor(500);
          return page.getByText(text).isVisible();
        })
        .toBe(true);
    await nameField(page).fill("Grace Hopper");
    await send(page, "stays");
    await expect(page.getByText("About is required")).toBeVisible();
    await page.clock.runFor(499);
    await expect(button).toBeDisabled();
    await page.clock.runFor(1);
    await expect(button).toBeEnabled();
    await expect(aboutField(page)).toBeFocused();

    await fill(page);
    const { over } = await lose(page, /\.data/);
    await send(page, "stays");
    await comes("Failed to submit data!");
    await expect(aboutField(page)).toHaveValue("A lamp for the porch");
    await expect(button).toBeEnabled();
    await over();

    await send(page, "stays");
    await expect(button).toBeDisabled();
    await page.clock.runFor(499);
    await expect(button).toBeDisabled();
    await comes(thanks);
    await expect(button).toBeEnabled();
    await expect(nameField(page)).toHaveValue("");
    await expect(aboutField(page)).toHaveValue("");
  });

  test("moves to its first invalid field, whatever the server refuses", async ({ page }) => {
    await open(page, `${shop.url}/asks`);
    await fill(page);
    // The browser's own validation accepts these addresses.
    for (const label of ["Work email", "Home email"]) await page.getByLabel(label).fill("grace@porch");
    await send(page, "asks");
    await expect(page.getByText("Please enter a valid email address")).toHaveCount(2);
    await expect(page.getByLabel("Work email")).toBeFocused();
  });

  test("shows a message and is hidden if its owner chose so @http", async ({ page }) => {
    await open(page, `${shop.url}/goes`);
    await fill(page);
    await send(page, "goes");
    await expect(page.getByText(thanks)).toBeVisible();
    await expect(form(page, "goes")).toHaveCount(0);
  });

  test("for a signup shows the message in its place @http", async ({ page }) => {
    await open(page, `${shop.url}/letter`);
    await page.getByLabel("Email").fill("grace@example.com");
    await send(page, "letter");
    await expect(page.getByText("Your Email has been successfully submitted!")).toBeVisible();
    await expect(form(page, "letter")).toHaveCount(0);
  });
});

test.describe("a form with a captcha", () => {
  test.use({ expectedStatuses: [422] });
  const failed = "We couldn’t confirm that you’re a person. Please try again.";
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
    for (const times of [1, 2]) {
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
    let refusals = 0;
    page.on("response", (answer) => {
      if (answer.status() === 422) refusals += 1;
    });
    for (const refused of [0, 0, 1]) {
      await sendByClock(page, "goes");
      await expect.poll(() => refusals).toBe(refused);
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

  test.describe("whose script is not there", () => {
    test.use({ expectedStatuses: [422, 503] });

    test("shows an error, and works once it is back @script", async ({ page }) => {
      for (const answer of [
        { status: 503, body: "" },
        { status: 200, contentType: "text/javascript", body: "" },
      ]) {
        await page.route(/\/api\.js/, (route) => route.fulfill(answer));
        await open(page, `${shop.url}/stays`);
        await isHydrated(page, "stays");
        await fill(page);
        for (const _ of [1, 2]) {
          await send(page, "stays");
          await expect(page.getByText(failed)).toBeVisible();
        }
        await page.unroute(/\/api\.js/);
        await send(page, "stays");
        await expect(page.getByText(thanks)).toBeVisible();
      }
    });
  });

  test("in a browser without scripts says that it needs one, and keeps the input @http", async ({ page }) => {
    await open(page, `${shop.url}/stays`);
    await expect(page.locator("noscript p")).toHaveText(
      "This form needs JavaScript to check that you’re a person.",
    );
    await fill(page);
    await send(page, "stays");
    await expect(
      page.getByText("Please confirm that you are a person. This needs JavaScript."),
    ).toBeVisible();
    await expect(aboutField(page)).toHaveValue("A lamp for the porch");
  });
});
