import { drawLate, lose, notSent } from "../shopper/lost";
import { open, register, signOut } from "../shopper/shop";
import { expect, lostRequests, test } from "../shopper/test";

test.describe("signing in without leaving the page", () => {
  // A wrong password is answered with 422 and said beside the form.
  test.use({ expectedStatuses: [422], expectedComplaints: lostRequests });

  test("says what is wrong, then lets in @script", async ({ page }) => {
    const { email, password } = await register(page);
    await signOut(page);
    await open(page, "/harbor-carafe");
    const link = page.getByRole("banner").getByRole("link", { name: "Sign in / Register" });
    await expect(link).toHaveAttribute("href", "/login?redirect=%2Fharbor-carafe");
    await link.click();
    const dialog = page.getByRole("dialog", { name: "Sign in" });
    await dialog.getByLabel("Email").fill(email);
    await dialog.getByLabel("Password").fill("not the password");
    await dialog.getByRole("button", { name: "Sign in" }).click();
    await expect(dialog.getByText("The email or password is incorrect.")).toBeVisible();
    await dialog.getByLabel("Password").fill(password);
    // Not all of the connection, as the code for the answer may be on its way still.
    const { over } = await lose(page, /\/login\.data/);
    await drawLate(page);
    await dialog.getByRole("button", { name: "Sign in" }).click();
    await expect(dialog.getByText(notSent)).toBeVisible();
    await expect(dialog.getByLabel("Password")).toHaveValue(password);
    await over();
    await dialog.getByRole("button", { name: "Sign in" }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/harbor-carafe$/);
    await expect(page.getByRole("heading", { level: 1, name: "Harbor carafe" })).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: /Account menu|Grace/ })).toBeVisible();
  });
});

test("the way in is a page of its own without a script @http", async ({ page }) => {
  await open(page, "/harbor-carafe");
  const link = page.getByRole("banner").getByRole("link", { name: "Sign in / Register" });
  await expect(link).toHaveAttribute("href", "/login?redirect=%2Fharbor-carafe");
  await link.click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
});

test.describe("after many wrong passwords", () => {
  // Wrong ones are answered with 422, and a try that has to wait with 429.
  test.use({ expectedStatuses: [422, 429] });

  test("the next try has to wait, and says how long @http", async ({ page }) => {
    // The tries of this browser are not counted against the address other journeys come from.
    const address = `2001:db8:${randomGroup()}:${randomGroup()}::1`;
    await page.setExtraHTTPHeaders({ "X-Forwarded-For": address });
    const email = `${randomGroup()}-${randomGroup()}@example.com`;
    const password = page.getByLabel("Password");
    const message = page.getByText("The email or password is incorrect.");
    await open(page, "/login");
    for (const wrong of ["one", "two", "three", "four", "five", "six"]) {
      await page.getByLabel("Email").fill(email);
      await password.fill(`the wrong harbor ${wrong}`);
      const isAnswered = page.waitForResponse((answer) => answer.request().method() === "POST");
      await page.getByRole("button", { name: "Sign in", exact: true }).click();
      expect((await isAnswered).status()).toBe(422);
      await expect(message).toBeVisible();
    }
    await password.fill("the wrong harbor seven");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(
      page.getByText(/^Too many attempts\. Please wait \d+ seconds?, or choose a new password\.$/),
    ).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue(email);
  });
});

/** Four random hex digits. */
const randomGroup = () =>
  Math.floor(Math.random() * 0x10000)
    .toString(16)
    .padStart(4, "0");
