import { open } from "../shopper/shop";
import { expect, test } from "../shopper/test";

test.describe("where less should move", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the cards of a slider stay 20 px apart, and have their width when the window has grown @script", async ({
    page,
  }) => {
    const cardWidth = () =>
      page
        .locator("ul[data-turning] > li")
        .filter({ has: page.locator("article") })
        .first()
        .evaluate((card) => Math.round(card.getBoundingClientRect().width));
    await page.setViewportSize({ width: 960, height: 900 });
    await open(page, "/");
    const distance = () =>
      page
        .locator("ul[data-turning]")
        .filter({ has: page.locator("article") })
        .first()
        .locator("> li")
        .evaluateAll(([first, second]) => {
          if (!first || !second) return null;
          return Math.round(second.getBoundingClientRect().left - first.getBoundingClientRect().right);
        });
    await expect.poll(distance).toBe(20);
    await expect(async () => {
      const width = await cardWidth();
      await page.setViewportSize({ width: 700, height: 900 });
      await expect.poll(cardWidth).toBeLessThan(width);
      await page.setViewportSize({ width: 960, height: 900 });
      await expect.poll(cardWidth).toBe(width);
    }).toPass({ timeout: 60_000 });
  });
});
