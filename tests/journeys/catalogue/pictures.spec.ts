import { expect, type Page, test } from "../shopper/test";

const sought = (page: Page) => page.locator("main").getByRole("img", { name: "Tide mug, Deep sea" }).first();
const naturalWidthPx = (page: Page) =>
  sought(page).evaluate((picture) => (picture instanceof HTMLImageElement ? picture.naturalWidth : 0));

test.describe("a missing picture", () => {
  test.use({ expectedStatuses: [404] });

  test("is replaced by the placeholder, a broken one without a layout shift @script", async ({ page }) => {
    const addresses = /\/media\/harbor\/[0-9a-f-]+x\d+-\d+$/;
    const gone = new URL("/media/harbor/0000000000000000-10x10-640", test.info().project.use.baseURL).href;
    await page.route(addresses, (route) => route.continue({ url: gone }));
    await page.goto("/tide-mug");
    // The requests are intercepted, so the browser shows the body of the 404.
    await expect.poll(() => naturalWidthPx(page)).toBeGreaterThan(0);
    await expect(sought(page)).not.toHaveAttribute("data-broken");

    await page.unroute(addresses);
    await page.route(addresses, (route) => route.fulfill({ contentType: "image/webp", body: "no picture" }));
    await page.goto("/tide-mug");
    const picture = sought(page);
    await expect(picture).toHaveAttribute("data-broken", "true");
    await expect(picture).toHaveCSS("content", /missing\.svg/);
    const difference = async () => {
      const box = await picture.boundingBox();
      return box ? Math.abs(box.height - box.width) : null;
    };
    await expect.poll(difference).toBeLessThan(0.5);
  });
});

test("every picture has dimensions, and one loads first @http", async ({ page }) => {
  for (const path of ["/", "/kitchen", "/tide-mug", "/about"]) {
    await page.goto(path);
    const pictures = await page
      .locator("img")
      .evaluateAll((all) =>
        all.map((img) => ["width", "height", "fetchpriority"].map((name) => img.getAttribute(name))),
      );
    expect(pictures.length, path).toBeGreaterThan(0);
    for (const [width, height] of pictures) expect(Number(width) * Number(height), path).toBeGreaterThan(0);
    expect(
      pictures.filter(([, , priority]) => priority === "high"),
      path,
    ).toHaveLength(1);
  }
});
