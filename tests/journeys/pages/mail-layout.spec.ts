import { sampleMails } from "../shopper/sample-mails";
import { expect, test } from "../shopper/test";

/** A picture that every mail program would load; here it needs no network. */
const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160"><rect width="160" height="160" fill="#b56"/></svg>')}`;

test("each kind of mail fits programs of 320 and 700 px, by day and by night @browser", async ({ page }) => {
  for (const mail of sampleMails(picture)) {
    await page.setContent(mail.html);
    for (const width of [320, 700]) {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), {
          message: `${mail.subject} at ${width} px`,
        })
        .toBeLessThanOrEqual(width);
    }
    const card = page.locator(".m-card");
    await page.emulateMedia({ colorScheme: "dark" });
    await expect(card).toHaveCSS("background-color", "rgb(27, 32, 30)");
    await expect(page.locator("h1")).toHaveCSS("color", "rgb(236, 238, 237)");
    await page.emulateMedia({ colorScheme: "light" });
    await expect(card).toHaveCSS("background-color", "rgb(255, 255, 255)");
  }
});
