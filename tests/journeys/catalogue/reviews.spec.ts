import { writeReviewId } from "~/components/conversations/review/review-ids";
import { violationsOf } from "../shopper/axe";
import { open, register, signOut } from "../shopper/shop";
import { expect, type Page, test } from "../shopper/test";

/** The section of reviews of the page. */
const section = (page: Page) => page.getByRole("region", { name: "Reviews", exact: true });
const items = (page: Page) => section(page).locator(".review-list > li");
const helpful = (page: Page) =>
  items(page)
    .getByRole("button", { name: /^Helpful/ })
    .first();
const writeLink = (page: Page) => page.locator(`#${writeReviewId}`);

test("shoppers read reviews: by page, by stars, of one variation, with long texts and photos", async ({
  page,
}) => {
  await open(page, "/tide-mug");
  await page.getByRole("link", { name: "Rated 4.5 out of 5, 13 reviews" }).click();
  await expect(page).toHaveURL(/#reviews$/);
  await expect(items(page)).toHaveCount(10);
  await items(page).getByText("Read more").click();
  await expect(items(page).getByText("a stone sink")).toBeVisible();
  await items(page).getByRole("button", { name: "Photo 1 by Sol, open" }).click();
  await page
    .getByRole("dialog", { name: "Photo 1 by Sol" })
    .getByRole("button", { name: "Next photo" })
    .click();
  const second = page.getByRole("dialog", { name: "Photo 2 by Sol" });
  await expect(second.getByText("2 of 2")).toBeVisible();
  await second.getByRole("button", { name: "Close" }).click();
  await section(page).getByRole("link", { name: "Page 2" }).click();
  await expect(items(page)).toHaveCount(3);
  await section(page).getByRole("link", { name: "5 stars: 9" }).click();
  await expect(items(page)).toHaveCount(9);
  await expect(section(page).getByText("9 reviews with 5 stars")).toBeVisible();
  await section(page).getByRole("link", { name: "Show all" }).click();
  await expect(items(page)).toHaveCount(10);
  await section(page).getByRole("link", { name: "This variation" }).click();
  await expect(items(page)).toHaveCount(5);
  await page.getByRole("link", { name: "Rust" }).click();
  await expect(items(page)).toHaveCount(2);
});

test.describe("writing", () => {
  test.use({ expectedStatuses: [422] });

  test("a customer writes a review by keyboard, and corrects it first @browser", async ({ page }) => {
    await register(page);
    await open(page, "/lighthouse-mug#reviews");
    await writeLink(page).click();
    const form = page.getByRole("dialog", { name: "Review" });
    await expect(form.getByRole("heading", { name: "Review" })).toBeVisible();
    await form.getByRole("button", { name: "Submit review" }).click();
    await expect(form.getByText("Please select your star rating")).toBeVisible();
    expect(await violationsOf(form), "refused").toEqual([]);
    await form.getByRole("radio", { name: "5 stars" }).focus();
    await page.keyboard.press("ArrowDown");
    await expect(form.getByRole("radio", { name: "4 stars" })).toBeChecked();
    await form.getByLabel("Display name").fill(`Reader ${Math.random().toString(36).slice(2, 10)}`);
    await form.getByLabel("Review title").fill("A quiet drawing");
    await form.getByLabel("Review text").fill("Too short");
    await form.getByRole("button", { name: "Submit review" }).click();
    await expect(form.getByText("Minimum of 10 characters required.")).toBeVisible();
    await form.getByLabel("Review text").fill("The lines of the lighthouse can be felt under the glaze.");
    await form.getByRole("button", { name: "Submit review" }).click();
    const submitted = page.getByRole("dialog", { name: "Review submitted" });
    await expect(submitted).toBeVisible();
    expect(await violationsOf(submitted), "sent").toEqual([]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Review Submitted" })).toBeDisabled();

    // Another review is called helpful on the page in view.
    await open(page, "/long-morning-mug#reviews");
    await page.evaluate(() => Reflect.set(window, "isKept", true));
    const button = helpful(page);
    await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await expect.poll(() => page.evaluate(() => Reflect.get(window, "isKept"))).toBe(true);
  });
});

test("a visitor who wants to write signs in, and comes to the form @http", async ({
  page,
  javaScriptEnabled,
}) => {
  const { email, password } = await register(page);
  await signOut(page);
  await open(page, "/harbor-carafe#reviews");
  await writeLink(page).click();
  const entry = javaScriptEnabled ? page.getByRole("dialog", { name: "Sign in" }) : page.getByRole("main");
  await entry.getByLabel("Email").fill(email);
  await entry.getByLabel("Password").fill(password);
  await entry.getByRole("button", { name: "Sign in", exact: true }).click();
  const form = javaScriptEnabled ? page.getByRole("dialog", { name: "Review" }) : page.getByRole("main");
  await expect(form.getByLabel("Review text")).toBeVisible();
  if (javaScriptEnabled) await expect(page).toHaveURL(/\/harbor-carafe$/);
});

test("a customer calls a review helpful, and takes it back @http", async ({ page }) => {
  await register(page);
  await open(page, "/long-morning-mug#reviews");
  const button = helpful(page);
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await button.click();
  // Others may press it at the same time, so its number says nothing.
  await expect(button).not.toHaveAttribute("aria-pressed");
});
