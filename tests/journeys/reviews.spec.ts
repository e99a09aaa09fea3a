import { open, register } from "./shopper/shop";
import { expect, test } from "./shopper/test";

test.use({ expectedStatuses: [422] });

test("a customer writes a review by keyboard, and corrects it first @any-width", async ({
  page,
  javaScriptEnabled,
}) => {
  await register(page);
  await open(page, "/lighthouse-mug");
  await page.getByRole("link", { name: "Write a review" }).click();
  await expect(page.getByRole("heading", { name: "Review", level: 1 })).toBeVisible();
  await page.getByRole("button", { name: "Submit review" }).click();
  await expect(page.getByText("Please select your star rating")).toBeVisible();
  await page.getByRole("radio", { name: "5 stars" }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "4 stars" })).toBeChecked();
  await page.getByLabel("Display name").fill(`Reader ${Math.random().toString(36).slice(2, 10)}`);
  await page.getByLabel("Review title").fill("A quiet drawing");
  await page.getByLabel("Review text").fill("Too short");
  await page.getByRole("button", { name: "Submit review" }).click();
  await expect(page.getByText("Minimum of 10 characters required.")).toBeVisible();
  await page.getByLabel("Review text").fill("The lines of the lighthouse can be felt under the glaze.");
  await page.getByRole("button", { name: "Submit review" }).click();
  if (javaScriptEnabled) {
    await expect(page.getByRole("dialog", { name: "Review submitted" })).toBeVisible();
    await page.keyboard.press("Escape");
  }
  await expect(page.getByRole("button", { name: "Review Submitted" })).toBeDisabled();
});
