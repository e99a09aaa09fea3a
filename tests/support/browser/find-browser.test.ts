import { chromium } from "playwright";
import { expect, test } from "vitest";
import { findBrowser } from "./find-browser";

test("the browser that is found draws a page", { timeout: 60_000 }, async () => {
  const browser = await chromium.launch(await findBrowser());
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 200 } });
    await page.goto("data:text/html,<h1>Awning</h1>");
    expect(await page.getByRole("heading").textContent()).toBe("Awning");
    expect((await page.screenshot()).length).toBeGreaterThan(1_000);
  } finally {
    await browser.close();
  }
});
