import type { Locator } from "playwright/test";
import sharp from "sharp";
import { ageConfirmedValue, ageCookieName } from "../../../app/models/shops/visitors/needs-age-confirmation";
import { expect, type Page, test } from "../shopper/test";

const at = (shop: string, path: string) => `http://${shop}.localhost:${process.env.JOURNEY_PORT}${path}`;

// A carousel that turns would take the words away while they are measured.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Every banner as wide as the page that the demo shops show. */
const pages = [
  at("harbor", "/"),
  at("harbor", "/about"),
  at("harbor", "/spring-table"),
  at("leaf", "/"),
  at("leaf", "/evening"),
  at("bazaar", "/"),
  at("bazaar", "/market-breakfast"),
  at("potter", "/"),
];

const widths = [320, 390, 768, 1280, 1920];

/** The least contrast of words to what lies behind them: of large type 3 would do. */
const leastContrast = 4.5;

const luminance = (rgb: readonly number[]) =>
  rgb
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, channel) => sum + part * ([0.2126, 0.7152, 0.0722][channel] ?? 0), 0);

const contrast = (one: readonly number[], other: readonly number[]) => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

/** Darkest and lightest pixel of an element as it is drawn, without its own words. */
async function groundOf(element: Locator): Promise<number[][]> {
  // A style sheet of the test's own is refused by the page's content policy.
  const paint = (color: string) =>
    element.evaluate((one, ink) => {
      if (one instanceof HTMLElement) one.style.color = ink;
    }, color);
  await paint("transparent");
  const png = await element.screenshot();
  await paint("");
  const { channels } = await sharp(png).stats();
  return [channels.slice(0, 3).map(({ min }) => min), channels.slice(0, 3).map(({ max }) => max)];
}

/** The color of an element's words as the browser draws it on a canvas, 0 to 255 a channel. */
const inkOf = (element: Locator) =>
  element.evaluate((one) => {
    const pen = document.createElement("canvas").getContext("2d");
    if (!pen) return [];
    pen.fillStyle = getComputedStyle(one).color;
    pen.fillRect(0, 0, 1, 1);
    return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3);
  });

/** What banners say of which the words meet the picture. */
const meetings = (page: Page) =>
  page.locator(".banner").evaluateAll((banners) =>
    banners.flatMap((banner) => {
      const picture = banner.querySelector(".banner-picture")?.getBoundingClientRect();
      const words = banner.querySelector(".banner-words")?.getBoundingClientRect();
      if (!picture || !words) return [];
      const apart =
        words.right <= picture.left + 0.5 ||
        words.left >= picture.right - 0.5 ||
        words.top >= picture.bottom - 0.5;
      return apart ? [] : [banner.textContent];
    }),
  );

test("a banner's words never meet its picture and can be read (rule widgets-2) @browser", async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: ageCookieName, value: ageConfirmedValue, url: at("leaf", "/") }]);
  for (const url of pages) {
    await page.goto(url);
    const heading = page.locator(".banner-words").locator("h1, h2").first();
    await expect(heading, url).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => meetings(page), `${url} at ${width} px`).toEqual([]);
    }
    // What fades in, or a picture that is still loading, lacks contrast for a moment.
    await expect(async () => {
      const ink = await inkOf(heading);
      for (const ground of await groundOf(heading))
        expect(contrast(ink, ground), url).toBeGreaterThanOrEqual(leastContrast);
    }).toPass({ timeout: 20_000 });
  }
});
