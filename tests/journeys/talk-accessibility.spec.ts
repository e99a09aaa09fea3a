import { violationsWithin } from "./shopper/axe";
import { open, register } from "./shopper/shop";
import { expect, test } from "./shopper/test";

test.use({ expectedStatuses: [422] });

test("axe finds no barrier: the form of a review, refused and sent @browser", async ({ page }) => {
  await register(page);
  await open(page, "/lighthouse-mug#reviews");
  await page.getByRole("link", { name: "Write a review" }).click();
  const form = page.getByRole("dialog", { name: "Review" });
  await expect(form.getByLabel("Review text")).toBeVisible();
  expect(await violationsWithin(page)).toEqual([]);
  await form.getByRole("button", { name: "Submit review" }).click();
  await expect(form.getByText("Please select your star rating")).toBeVisible();
  expect(await violationsWithin(page), "refused").toEqual([]);
  await form.getByRole("radio", { name: "5 stars" }).focus();
  await page.keyboard.press("ArrowDown");
  await form.getByLabel("Display name").fill(`Reader ${Math.random().toString(36).slice(2, 10)}`);
  await form.getByLabel("Review title").fill("A quiet drawing");
  await form.getByLabel("Review text").fill("The lines of the lighthouse can be felt under the glaze.");
  await form.getByRole("button", { name: "Submit review" }).click();
  await expect(page.getByText("once we have approved it").last()).toBeVisible();
  expect(await violationsWithin(page), "sent").toEqual([]);
});

test("axe finds no barrier: a quick message about a product @browser", async ({ page }) => {
  await register(page);
  await open(page, "/harbor-carafe");
  await page.getByRole("link", { name: "Ask about this product" }).click();
  const message = page.getByLabel("Message", { exact: true });
  await expect(message).toBeVisible();
  expect(await violationsWithin(page)).toEqual([]);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Message is required.")).toBeVisible();
  expect(await violationsWithin(page), "refused").toEqual([]);
  await page.getByText("Attach files").click();
  await message.fill("Does it keep tea warm?");
  expect(await violationsWithin(page), "with files").toEqual([]);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Does it keep tea warm?" })).toBeVisible();
  expect(await violationsWithin(page), "sent").toEqual([]);
});

test("axe finds no barrier: questions, answers and reviews of a product @browser", async ({ page }) => {
  await open(page, "/stove-kettle#questions");
  const questions = page.getByRole("region", { name: "Questions and answers" });
  await expect(questions.locator("summary")).toHaveCount(2);
  await questions.locator("summary").last().click();
  expect(await violationsWithin(page), "questions").toEqual([]);
  await open(page, "/tide-mug#reviews");
  await page.getByRole("region", { name: "Reviews", exact: true }).getByText("Read more").first().click();
  expect(await violationsWithin(page), "reviews").toEqual([]);
});

test("axe finds no barrier: asking for a mail when a product is back @browser", async ({ page }) => {
  await open(page, "/herringbone-scarf");
  expect(await violationsWithin(page)).toEqual([]);
  const email = page.getByRole("main").getByLabel(/^(Your )?email$/i);
  await email.fill("eve@nowhere");
  await page.getByRole("button", { name: "Notify me" }).click();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  expect(await violationsWithin(page), "refused").toEqual([]);
  await email.fill(`eve-${Math.random().toString(36).slice(2, 10)}@example.com`);
  await page.getByRole("button", { name: "Notify me" }).click();
  await expect(page.getByText("Check your email")).toBeVisible();
  expect(await violationsWithin(page), "sent").toEqual([]);
});
